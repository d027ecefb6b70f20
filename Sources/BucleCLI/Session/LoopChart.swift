import Workbook

/// A flowchart of the course in which the way of a turn can be marked.
struct LoopChart: Hashable {
  let flowchart: Flowchart
  /// Whether the step that the learner stands at shows it, so that it is what the turn is about.
  let isOfStep: Bool
}

extension Loop {
  /// What the arrows of a flowchart have to stand for so that the travelled ones can be marked in it.
  var ways: Set<Flowchart.Way> { Self.ways(travelled) }

  /// What a flowchart of such a feature shows at least.
  fileprivate var core: Set<Flowchart.Way> { Self.ways(rows.first ?? []) }

  private static func ways(_ arrows: some Sequence<Arrow>) -> Set<Flowchart.Way> {
    Set(arrows.compactMap { Flowchart.Way(rawValue: "\($0.from)-\($0.to)") })
  }
}

extension Session {
  /// The flowchart for a turn, or for a feature that nothing was done to yet.
  ///
  /// The step's own goes before the lesson's, and that before those of the lessons in their order; `nil` where no
  /// flowchart has all the arrows that were travelled. A step's flowchart is about the step's own features: another
  /// one's turn is not drawn in it.
  func chart(of loop: Loop?, in feature: LiveFeature? = nil) -> LoopChart? {
    let needed = loop.map { $0.ways.union($0.core) } ?? []
    func found(in blocks: [Block], without forbidden: Set<Flowchart.Way> = []) -> Flowchart? {
      for case .diagram(let chart) in blocks
      where !chart.ways.isEmpty && chart.ways.isSuperset(of: needed)
        && chart.ways.isDisjoint(with: forbidden)
      { return chart }
      return nil
    }
    let isOwn = (feature ?? live?.feature).map(stepFeatures.contains) ?? true
    if isOwn, let chart = found(in: blocks) {
      return LoopChart(flowchart: chart, isOfStep: true)
    }
    let steps = (lesson.steps + course.lessons.flatMap(\.steps)).filter { $0.id != step?.id }
    // A second door is drawn only for who went through it: other features have none.
    let doors: Set<Flowchart.Way> = [.viewToState]
    return found(in: steps.flatMap { $0.blocks[language] }, without: doors.subtracting(needed))
      .map { LoopChart(flowchart: $0, isOfStep: false) }
  }

  /// What the step lets the learner drive.
  private var stepFeatures: [LiveFeature] {
    blocks.flatMap { block in
      if case .kata(let assignment) = block { return [LiveFeature.kata(assignment.kata)] }
      return block.played.map { .course($0) }
    }
  }

  /// The loop of what is open, drawn with the way of its last turn.
  func showLoop() -> [Effect] {
    guard let live else { return [.show(.note(nothingOpen))] }
    let features = [live.feature, live.beside].compactMap(\.self)
    let views = features.enumerated().map { index, feature in
      let loop = live.loops.indices.contains(index) ? live.loops[index] : nil
      return LoopView(feature: feature, loop: loop, chart: chart(of: loop, in: feature))
    }
    return [.show(.loop(views))]
  }
}

/// A feature's last way, and where to mark it.
struct LoopView: Hashable {
  let feature: LiveFeature
  /// `nil` where nothing was done yet, or the feature did not take it.
  let loop: Loop?
  let chart: LoopChart?
}
