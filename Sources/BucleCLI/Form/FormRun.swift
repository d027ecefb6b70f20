import Wire
import Workbook

/// Lets the learner fill in a feature's screen, key by key, until they go back to the prompt.
struct FormRun {
  let tool: Tool
  let stage: Stage
  let feature: Feature.ID

  /// What was done in the form, and how the feature is then.
  struct Outcome {
    var script: Script
    var reading: Reading
  }

  /// Goes on from the end of a script; `nil` where there is no terminal, or the feature fails.
  func run(after script: Script) -> Outcome? {
    guard tool.terminal.isInteractive, var screen = FullScreen(tool.output) else { return nil }
    guard let first = reading(of: script, columns: screen.size.columns)?.last else {
      screen.leave()
      return nil
    }
    var script = script
    var form = Form(first)
    draw(form, on: &screen)
    while true {
      guard let key = screen.key() else {
        draw(form, on: &screen)
        continue
      }
      switch form.handle(key) {
      case .leave:
        screen.leave()
        return Outcome(script: script, reading: form.reading)
      case .redraw: break
      case .stimulus(let stimulus):
        guard let turn = reading(of: script + [stimulus], columns: screen.size.columns)?.last
        else { break }
        if turn.refusal == nil { script.append(stimulus) }
        form.take(turn)
      }
      draw(form, on: &screen)
    }
  }

  private func reading(of script: Script, columns: Int) -> [Reading]? {
    let part = Session.Run.Part(
      feature: feature,
      script: script,
      quiet: script.count,
      width: FormRendering.screenWidth(columns: columns)
    )
    let outcome = stage.perform(Session.Run(purpose: .travel, parts: [part]))
    return try? outcome.readings.get().first
  }

  private func draw(_ form: Form, on screen: inout FullScreen) {
    let rendering = FormRendering(
      form: form,
      name: feature.rawValue,
      scene: tool.scene,
      height: screen.size.rows
    )
    screen.draw(rendering.rows.map { tool.output.text(row: $0) })
  }
}
