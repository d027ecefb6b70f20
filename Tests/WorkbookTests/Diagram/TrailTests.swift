import Testing
import Workbook

/// Flowcharts in which what was just travelled is marked.
@Suite struct TrailTests {
  private static let source = """
    flowchart LR
    V[Vista] view-action@-->|acción| S[Store]
    S action-reducer@-->|la da| R[Reducer]
    R effect-action@-->|otra| S
    """

  private func chart() throws -> Flowchart {
    var fixture = CourseFixture()
    fixture.setStep("```mermaid\n\(Self.source)\n```")
    guard case .diagram(let chart) = try #require(fixture.blocks().first) else {
      throw ExpectedDiagram()
    }
    return chart
  }

  private struct ExpectedDiagram: Error {}

  private func drawing(
    _ width: Int,
    _ glyphs: Glyphs = .unicode,
    _ ways: Set<Flowchart.Way> = [.viewToAction, .effectToAction],
    isReadAloud: Bool = false
  ) throws -> String {
    let options = RenderingOptions(
      width: width,
      glyphs: glyphs,
      usesColour: false,
      isReadAloud: isReadAloud
    )
    let trail = Flowchart.Trail(ways, word: "recorrida")
    return try chart().lines(options, trail: trail).map(\.text).joined(separator: "\n")
  }

  @Test func `an arrow's id says what it stands for`() throws {
    #expect(try chart().edges.map(\.way) == [.viewToAction, .actionToReducer, .effectToAction])
    #expect(try chart().ways == [.viewToAction, .actionToReducer, .effectToAction])
  }

  @Test func `what was travelled is doubled, from left to right`() throws {
    let rows = try drawing(80).split(separator: "\n")
    #expect(rows.contains { $0.contains("╞═ acción ═▶") && $0.contains("├─ la da ─▶") })
    #expect(rows.last?.contains("╚") == true && rows.last?.contains("═ otra ═") == true)
  }

  @Test func `what was travelled is doubled, from top to bottom, and in ASCII`() throws {
    let narrow = try drawing(24)
    #expect(narrow.contains("║ acción") && narrow.contains("│ la da"))
    let ascii = try drawing(24, .ascii)
    #expect(ascii.contains("# acci") && ascii.contains("| la da") && ascii.contains("= otra ="))
  }

  @Test func `in reading order words say it`() throws {
    #expect(
      try drawing(60, isReadAloud: true) == """
        Vista
          acción → Store (recorrida)
        Store
          la da → Reducer
        Reducer
          otra → Store (recorrida)
        """
    )
  }

  @Test func `what was travelled has a role of its own, and without a trail nothing has`() throws {
    let options = RenderingOptions(width: 80, glyphs: .unicode, usesColour: true)
    let trail = Flowchart.Trail([.viewToAction], word: "recorrida")
    func good(_ rows: [StyledLine]) -> String {
      rows.flatMap(\.spans).filter { $0.role == .good }.map(\.text).joined()
    }
    #expect(try good(chart().lines(options, trail: trail)) == "═ acción ═▶")
    #expect(try good(chart().lines(options)) == "")
    #expect(try drawing(80, .unicode, []).contains("═") == false)
  }
}
