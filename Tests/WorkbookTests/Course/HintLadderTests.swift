import Testing

@testable import Workbook

@Suite struct `The order of hints` {
  private static func hint(_ id: Hint.ID, _ rung: Hint.Aim.Rung?, _ targets: String...) -> Hint {
    Hint(
      id: id,
      title: id.rawValue,
      aim: rung.map { Hint.Aim(rung: $0, targets: targets) },
      text: Markdown("", line: 1)
    )
  }

  private static let hints = [
    hint("shape-of-all", .shape), hint("loose", nil),
    hint("shape-of-floor", .shape, "suelo"), hint("idea-of-floor", .concept, "suelo", "techo"),
    hint("idea-of-all", .concept), hint("place-of-ceiling", .place, "techo"),
    hint("stuck", .shape, "Atascado"),
  ]

  @Test(
    arguments: [
      ([], ["shape-of-all", "loose", "shape-of-floor", "idea-of-floor", "idea-of-all"]),
      (["suelo"], ["idea-of-floor", "idea-of-all", "shape-of-floor", "shape-of-all", "loose"]),
      (["techo"], ["idea-of-floor", "idea-of-all", "place-of-ceiling", "shape-of-all", "loose"]),
      (["Atascado", "techo"], ["stuck", "idea-of-floor", "idea-of-all", "place-of-ceiling"]),
      (["inicio"], ["idea-of-all", "shape-of-all", "loose", "shape-of-floor"]),
    ] as [([String], [Hint.ID])]
  )
  func `begins with what fails, from concept to place to shape`(targets: [String], ids: [Hint.ID]) {
    let ladder = HintLadder(Self.hints, toward: targets)
    var seen: Set<Hint.ID> = []
    var found: [Hint.ID] = []
    while let next = ladder.next(after: seen) {
      found.append(next.id)
      seen.insert(next.id)
    }
    #expect(found.count == Self.hints.count)
    #expect(Array(found.prefix(ids.count)) == ids)
  }
}
