import Bilingual
import Examiner
import Wire
import Workbook

extension Session {
  /// Does something to the open feature.
  mutating func stimulate(_ line: String) -> [Effect] {
    guard var live else { return [.show(.note(nothingOpen))] }
    do throws(StimulusError) {
      let stimulus = live.shared(try StimulusParser(labels: labels).stimulus(line))
      live.moves.append(Move(stimulus: stimulus, line: line))
    } catch {
      queue = []
      return [.show(.note(.notStimulus(line, error)))]
    }
    self.live = live
    let parts = live.parts(quiet: live.moves.count - 1)
    return [.run(Run(purpose: .stimulus(line), parts: parts))]
  }

  // MARK: - What came of it

  mutating func handle(_ run: Run, _ outcome: RunOutcome) -> [Effect] {
    switch outcome.readings {
    case .failure(let failure):
      queue = []
      switch run.purpose {
      case .stimulus(let line):
        takeBack()
        return [.show(.failure(failure, takenBack: line))]
      case .open: live = nil
      default: break
      }
      return [.show(.failure(failure, takenBack: nil))]
    case .success(let readings):
      if !outcome.actions.isEmpty { live?.actions = outcome.actions }
      live?.answer = outcome.answer
      if outcome.isModel { live?.isModel = true }
      return handle(run, readings)
    }
  }

  private mutating func handle(_ run: Run, _ readings: [[Reading]]) -> [Effect] {
    let first = readings.first ?? []
    if let pair = Pair(run, readings), let effects = handle(run.purpose, pair) { return effects }
    switch run.purpose {
    case .open, .travel:
      guard let reading = first.last else { return [] }
      live?.reading = reading
      guard run.purpose == .open, case .kata(let kata)? = live?.feature else {
        return [.show(.now(reading))] + replayNext()
      }
      let actions = live?.actions ?? []
      return [.show(.openedKata(kata, actions: actions, reading))] + replayNext()
    case .stimulus:
      guard let before = first.first, let after = first.last else { return [] }
      if let refusal = after.refusal {
        queue = []
        takeBack()
        return [.show(.refused(refusal, live?.feature))]
      }
      live?.reading = after
      live?.undone = []
      let stimulus = live?.moves.last?.stimulus ?? .dismiss
      let isModel = live?.isModel ?? false
      let loop = Loop(stimulus, before: before, after: after, isModel: isModel)
      live?.loops = [loop]
      let chart = chart(of: loop)
      let answer = live?.answer
      return [.show(.turn(before: before, after: after, loop, chart, answer: answer))]
        + replayNext()
    case .trace:
      return [.show(.trace(first, news: live?.news ?? []))]
    case .difference(let moments):
      return [.show(.difference(moments, first[moments.from], first[moments.to]))]
    case .predict(let prediction, let answer):
      guard
        let verdict = GivenAnswer(prediction, readings: first, given: answer)
      else {
        return [.show(.note(.unanswerable(prediction.ask.joined(separator: "."))))]
      }
      guard verdict.isOfItsKind else {
        // Not an answer, so the question stays open and nothing is held against the learner.
        attention = .predicting(prediction)
        return [.show(.note(.answerOfKind(verdict.kind)))]
      }
      return [.show(.predicted(prediction, verdict))]
        + recordAnswer(prediction.id, answer, isRight: verdict.isRight)
    case .test(let test):
      return [.show(.tested(test, readings.compactMap(\.last)))]
    case .graph(let graph):
      guard let value = GivenAnswer.value(graph.ask, in: first[...]),
        let flowchart = MessageGraph.flowchart(of: value.texts)
      else { return [.show(.note(.unanswerable(graph.ask.joined(separator: "."))))] }
      return [.show(.graph(graph, flowchart))]
    case .compare(let comparison):
      return [.show(.comparison(comparison, readings))]
    }
  }

  mutating func takeBack() {
    live?.moves.removeLast()
  }
}

extension Tree {
  /// The texts that a list holds.
  fileprivate var texts: [String] {
    guard case .list(let elements) = self else { return [] }
    return elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
}
