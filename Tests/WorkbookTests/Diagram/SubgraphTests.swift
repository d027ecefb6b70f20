import Testing
import Workbook

@Suite struct SubgraphTests {
  private static let two = """
    flowchart LR
    subgraph Modelo
      V1[Vista] -->|llama| M1[Modelo]
      M1 --> V1
    end
    subgraph B[Reducer y "señal"]
      V2[Vista] -->|envía| A2[Acción]
      A2 --> V2
    end
    M1 -->|se convierte| A2
    style A2 fill:#a6e3a1
    """

  private func chart(_ source: String) throws -> Flowchart {
    var fixture = CourseFixture()
    fixture.setStep("```mermaid\n\(source)\n```")
    guard case .diagram(let chart) = try #require(fixture.blocks().first) else {
      throw ExpectedDiagram()
    }
    return chart
  }

  private struct ExpectedDiagram: Error {}

  private func text(_ chart: Flowchart, width: Int, glyphs: Glyphs = .unicode) -> String {
    let options = RenderingOptions(width: width, glyphs: glyphs, usesColour: false)
    return chart.lines(options).map(\.text).joined(separator: "\n")
  }

  @Test func `each subgraph has a frame, and the arrow between two is said below`() throws {
    #expect(
      try text(chart(Self.two), width: 40) == """
        ┌─ Modelo ──────────────────────┐
        │ ┌───────┐          ┌────────┐ │
        │ │ Vista ├─ llama ─▶│ Modelo │ │
        │ └───────┘          └────┬───┘ │
        │     ▲                   │     │
        │     └───────────────────┘     │
        └───────────────────────────────┘
        ┌─ Reducer y "señal" ───────────┐
        │ ┌───────┐          ┌────────┐ │
        │ │ Vista ├─ envía ─▶│ Acción │ │
        │ └───────┘          └────┬───┘ │
        │     ▲                   │     │
        │     └───────────────────┘     │
        └───────────────────────────────┘
        Modelo
          se convierte → Acción
        """
    )
  }

  @Test func `for a reader they are lists under their titles`() throws {
    let options = RenderingOptions(
      width: 40,
      glyphs: .unicode,
      usesColour: false,
      isReadAloud: true
    )
    #expect(
      try chart(Self.two).lines(options).map(\.text).joined(separator: "\n") == """
        Modelo
        Vista
          llama → Modelo
        Modelo
          → Vista
        Reducer y "señal"
        Vista
          envía → Acción
        Acción
          → Vista
        Modelo
          se convierte → Acción
        """
    )
  }

  @Test(arguments: [Glyphs.unicode, .ascii])
  func `no row is wider than asked, and every label is whole`(glyphs: Glyphs) throws {
    let chart = try chart(Self.two)
    for width in 1...130 {
      let options = RenderingOptions(width: width, glyphs: glyphs, usesColour: false)
      #expect(chart.lines(options).allSatisfy { $0.width <= width }, "at \(width)")
      guard width >= 40 else { continue }
      let text = text(chart, width: width, glyphs: glyphs)
      for label in chart.nodes.map(\.label) + chart.edges.map(\.label) + chart.groups.map(\.title) {
        #expect(text.contains(label), "\(label) at \(width)")
      }
    }
  }

  @Test func `a node belongs where it is mentioned first`() throws {
    let chart = try chart(Self.two)
    #expect(chart.groups.map(\.title) == ["Modelo", "Reducer y \"señal\""])
    #expect(chart.groups.map(\.nodes) == [[0, 1], [2, 3]])
  }

  @Test func `a subgraph without an end is a problem`() throws {
    var fixture = CourseFixture()
    fixture.setStep("```mermaid\nflowchart LR\nsubgraph Uno\nA --> B\n```")
    #expect(try fixture.problems().first?.hasSuffix("close the 'subgraph' with an 'end'") == true)
  }

  @Test func `a box that leads to several stands above them`() throws {
    let fan = """
      flowchart TD
      N[Un caso] -->|sin tipo| P[一二]
      N --> T[Texto]
      N -->|todo| K[A la carga]
      """
    #expect(
      try text(chart(fan), width: 40) == """
                   ┌─────────┐
                   │ Un caso │
                   └────┬────┘
            ┌─────────┬─┴───────────┐
        sin tipo      │           todo
            ▼         ▼             ▼
        ┌──────┐  ┌───────┐  ┌────────────┐
        │ 一二 │  │ Texto │  │ A la carga │
        └──────┘  └───────┘  └────────────┘
        """
    )
    // Too narrow for that: one below the other.
    #expect(try text(chart(fan), width: 24).contains("◀"))
    let options = RenderingOptions(
      width: 24,
      glyphs: .ascii,
      usesColour: false,
      isReadAloud: true
    )
    #expect(
      try chart(fan).lines(options).map(\.text) == [
        "Un caso", "  sin tipo --> 一二", "  --> Texto", "  todo --> A la carga",
      ]
    )
  }
}
