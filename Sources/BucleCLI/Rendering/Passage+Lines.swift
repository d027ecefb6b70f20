import Bilingual
import Workbook

extension Passage {
  /// The lines that a passage is, with a blank one around what stands by itself.
  func lines(_ scene: Scene) -> [Line] {
    switch self {
    case .greeting(let lesson, let stepIndex, let isResumed):
      scene.greeting(lesson, stepIndex: stepIndex, isResumed: isResumed)
    case .lessonTitle(let lesson):
      [Line(), Line("\(lesson.number) · \(scene.say(lesson.title))", .heading)]
    case .heading(let step, let number, let count):
      [Line(), Line("\(scene.say(step.title))", .heading) + Line("  \(number)/\(count)", .dim)]
    case .block(let block): [Line()] + scene.lines(of: block)
    case .kata(let kata, let assignment):
      [Line()] + scene.invitation(to: kata, assignment).flatMap { $0 }
    case .stepEnd, .courseEnd: [Line()] + scene.end(self)
    case .lessons(let course, let current): scene.lessons(course, current: current)
    case .predicted(let prediction, let answer): scene.answered(prediction, answer)
    case .chosen(let choice, let index): scene.chosen(choice, index)
    case .comparison(let comparison, let readings):
      [Line()] + scene.comparison(comparison, readings)
    case .compiled(let refusal, let result): scene.compiled(refusal, result)
    case .counted(let tally, let result): [Line()] + scene.counted(tally, result)
    case .graph(let graph, let flowchart):
      [Line()] + flowchart.lines(scene.options).map { Line($0) } + [Line()]
        + scene.markdown(graph.caption)
    case .expanded(let expansion, let result): [Line()] + scene.expanded(expansion, result)
    case .judged(let judgement, let result): [Line()] + scene.judged(judgement, result)
    case .tested(let test, let readings): [Line()] + scene.tested(test, readings)
    case .now(let reading): scene.now(reading)
    case .openedKata(let kata, let actions, let reading):
      [scene.paragraph(LoopText.yours(kata.rawValue, actions: actions), .dim)]
        + scene.now(reading)
    case .turn(let before, let after, let loop, let chart, let answer):
      Turn(
        scene: scene,
        before: before,
        after: after,
        loop: loop,
        chart: chart,
        answer: answer
      ).lines
    case .loop(let views): scene.loop(views)
    case .trace(let readings, let news): scene.trace(readings, news: news)
    case .difference(let moments, let before, let after):
      scene.difference(moments, before, after)
    case .pairNow(let pair): PairRendering(scene: scene, pair: pair).now
    case .pairTurn(let pair): PairRendering(scene: scene, pair: pair).turn
    case .pairTrace(let pair, let lines): PairRendering(scene: scene, pair: pair).trace(lines)
    case .pairDifference(let moments, let pair):
      PairRendering(scene: scene, pair: pair).difference(moments)
    case .replayed(let line): [Line(), Line("› \(line)", .dim)]
    case .saved(let name, let result): [scene.paragraph(ScriptText.saved(name, result))]
    case .notLoaded(let name, let error): [scene.paragraph(ScriptText.notLoaded(name, error))]
    case .refused(let refusal, _): [scene.paragraph(refusal.text)]
    case .failure(let failure, let line): failure.lines(scene, takenBack: line)
    case .help(let isPrompt): scene.help(isPrompt: isPrompt)
    case .helpAbout(let verb): scene.help(about: verb)
    case .version: [Line("bucle \(Version.current)")]
    // The last sentence is for the shell: here `help` is at hand.
    case .usage(let error): error.text(scene.language).dropLast().map { Line($0) }
    case .note(let note): note.lines(scene)
    }
  }
}
