import Wire
import Workbook

/// Lets the learner fill in a feature's screen, key by key, until they go back to the prompt.
struct FormRun {
  let tool: Tool
  let stage: Stage
  let feature: LiveFeature
  /// The flowchart in which a way can be marked; `nil` leaves it to a strip.
  let chart: (Loop) -> LoopChart?

  /// How it went.
  enum Ending {
    /// There is none to show a form on.
    case noTerminal
    case notOpened(RunFailure)
    /// All that was done, and how the feature is then; with what it did not survive, if it was that.
    case left(Script, Reading, (Stimulus, RunFailure)?)
  }

  /// Goes on from the end of a script.
  func run(after script: Script) -> Ending {
    guard tool.terminal.isInteractive else { return .noTerminal }
    var script = script
    var form: Form
    // Before the terminal is taken over: what has to be compiled first says so at the prompt.
    let columns = tool.output.options.width
    switch reading(of: script, columns: columns, isFirst: script.isEmpty) {
    case .success(let reading): form = Form(reading)
    case .failure(let failure): return .notOpened(failure)
    }
    guard var screen = FullScreen(tool.output) else { return .noTerminal }
    draw(form, on: &screen)
    while true {
      guard let key = screen.key() else {
        if let again = try? reading(of: script, columns: screen.size.columns).get() {
          form.replace(again)
        }
        draw(form, on: &screen)
        continue
      }
      switch form.handle(key) {
      case .leave:
        screen.leave()
        return .left(script, form.reading, nil)
      case .redraw: break
      case .stimulus(let stimulus):
        switch reading(of: script + [stimulus], columns: screen.size.columns) {
        case .success(let turn):
          if turn.refusal == nil { script.append(stimulus) }
          form.take(turn, of: stimulus)
        case .failure(let failure):
          screen.leave()
          return .left(script, form.reading, (stimulus, failure))
        }
      }
      draw(form, on: &screen)
    }
  }

  private func reading(
    of script: Script,
    columns: Int,
    isFirst: Bool = false
  ) -> Result<Reading, RunFailure> {
    let part = Session.Run.Part(
      feature: feature,
      script: script,
      quiet: script.count,
      width: FormRendering.screenWidth(columns: columns)
    )
    let outcome = stage.perform(Session.Run(purpose: isFirst ? .open : .travel, parts: [part]))
    return outcome.readings.map { $0.first?.last ?? Reading() }
  }

  private func draw(_ form: Form, on screen: inout FullScreen) {
    let rendering = FormRendering(
      form: form,
      name: feature.description,
      chart: form.loop.flatMap(chart),
      scene: tool.scene,
      height: screen.size.rows
    )
    screen.draw(rendering.rows.map { tool.output.text(row: $0) })
  }
}
