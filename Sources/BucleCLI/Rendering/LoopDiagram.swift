import Typography
import Workbook

/// The way of a turn: marked in a flowchart where that has room, else as a strip.
struct LoopDiagram {
  let loop: Loop?
  let chart: LoopChart?
  let scene: Scene

  /// The flowchart; nothing where there is none.
  var drawn: [Line] {
    guard let chart else { return [] }
    let trail = Flowchart.Trail(loop?.ways ?? [], word: scene.say(LoopText.travelledOnce))
    return chart.flowchart.lines(scene.options, trail: trail).map { Line($0) }
  }

  /// The flowchart if it leaves room on the screen for the rows beside it, else the strip.
  ///
  /// A flowchart that the step itself is about may fill the screen; any other, half of it, so that what was read
  /// before does not scroll away with every key.
  func lines(beside rows: Int) -> [Line] {
    let strip = loop.map { LoopStrip(loop: $0, scene: scene).lines } ?? []
    guard let chart, let height = scene.height, !scene.options.isReadAloud, !strip.isEmpty else {
      return strip
    }
    let drawn = drawn
    // Below the turn there is a blank row and the prompt, with what was typed above it.
    let room = (height - 3) / (chart.isOfStep ? 1 : 2)
    return drawn.count + rows <= room ? drawn : strip
  }

  /// The flowchart, whatever room it takes; the strip where there is none.
  var whole: [Line] {
    let strip = loop.map { LoopStrip(loop: $0, scene: scene).lines } ?? []
    let lines = chart == nil ? strip : drawn
    let isUntravelled = loop?.travelled.isEmpty ?? true
    return lines + (isUntravelled ? [scene.paragraph(LoopText.notTravelled, .dim)] : [])
  }
}

extension Scene {
  func loop(_ views: [LoopView]) -> [Line] {
    func diagram(_ view: LoopView, _ scene: Scene) -> [Line] {
      LoopDiagram(loop: view.loop, chart: view.chart, scene: scene).whole
    }
    guard views.count > 1 else { return views.flatMap { diagram($0, self) } }
    return views.flatMap { [Line("\($0.feature)", .strong)] + diagram($0, self) }
  }
}
