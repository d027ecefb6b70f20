import Testing
import Typography
import Workbook

@Suite struct FlowchartDrawingTests {
  static let loop = """
    flowchart LR
    VISTA[Vista] -->|envía acción| STORE[Store]
    STORE -->|entrega ambas| REDUCER[Reducer]
    REDUCER -->|escribe| ESTADO[State]
    ESTADO -->|se lee| VISTA
    REDUCER -->|devuelve| EFECTO[Effect]
    EFECTO -->|otra acción| STORE
    style VISTA fill:#89b4fa
    style EFECTO fill:#f38ba8,color:#11111b
    """

  static let others = [
    "flowchart TD\nA[Arriba] -->|baja| B[Abajo]\nB -->|sube| A",
    "flowchart LR\nA[一二三] -->|四五| B[六]\nB -->|七八九十| A",
    "flowchart LR\nA -->|otra vez y otra vez| A",
    "flowchart LR\nA\nB\nC\nA -->|de punta a punta| C\nC -->|y de vuelta| A\nC -->|cerca| B\nB -->|propia| B",
    "flowchart LR\nA --> B\nB --> C\nC --> A",
    "flowchart LR\nA -->|uno| B\nA -->|dos| B\nB -->|tres| A\nB -->|cuatro| A",
    "flowchart LR\nA[\"Un nodo — con «signos»\"]",
  ]

  @Test(arguments: drawings)
  func `the loop is drawn to fit`(width: Int, glyphs: Glyphs, drawing: String) throws {
    let options = RenderingOptions(width: width, glyphs: glyphs, usesColour: false)
    #expect(try Self.chart(Self.loop).lines(options).map(\.text).joined(separator: "\n") == drawing)
  }

  /// What each of the other charts looks like at 40 columns.
  static let otherDrawings: [(source: String, drawing: String)] = [
    (
      others[0],
      """
      ┌────────┐
      │ Arriba │◀──────┐
      └──┬─────┘       │
         │ baja        │
         ▼             │
      ┌───────┐        │
      │ Abajo ├─ sube ─┘
      └───────┘
      """
    ),
    (
      others[1],
      """
      ┌────────┐         ┌────┐
      │ 一二三 ├─ 四五 ─▶│ 六 │
      └────────┘         └──┬─┘
           ▲                │
           └─── 七八九十 ───┘
      """
    ),
    (
      others[2],
      """
      ┌───┐
      │   ├─ otra vez y otra vez ─┐
      │ A │◀──────────────────────┘
      └───┘
      """
    ),
    (
      "flowchart LR\nA --> B\nB -->|vuelta con una etiqueta| A",
      """
      ┌───┐                       ┌───┐
      │ A ├──────────────────────▶│ B │
      └───┘                       └─┬─┘
        ▲                           │
        └─ vuelta con una etiqueta ─┘
      """
    ),
    (
      others[5],
      """
         ┌──── dos ─────┐
         │              ▼
      ┌──┴──┐        ┌─────┐
      │  A  ├─ uno ─▶│  B  │
      └─────┘        └┬───┬┘
       ▲   ▲          │   │
       │   └── tres ──┘   │
       └───── cuatro ─────┘
      """
    ),
  ]

  @Test(arguments: otherDrawings)
  func `gaps grow for labels and lanes nest`(source: String, drawing: String) throws {
    let options = RenderingOptions(width: 40, glyphs: .unicode, usesColour: false)
    #expect(try Self.chart(source).lines(options).map(\.text).joined(separator: "\n") == drawing)
  }

  @Test func `boxes have the colours of their style`() throws {
    let chart = try Self.chart(Self.loop)
    #expect(chart.nodes.map(\.colour) == [.blue, nil, nil, nil, .red])
    let options = RenderingOptions(width: 120, glyphs: .unicode, usesColour: true)
    let label = chart.lines(options)[3].spans.first
    #expect(label == StyledSpan("│ Vista ├", .colour(.blue)))
  }

  @Test(arguments: [loop] + others, [Glyphs.unicode, .ascii])
  func `no drawing is wider than asked and every label is legible`(source: String, glyphs: Glyphs)
    throws
  {
    let chart = try Self.chart(source)
    for width in 1...130 {
      let rows = chart.lines(RenderingOptions(width: width, glyphs: glyphs, usesColour: false))
      #expect(rows.allSatisfy { $0.width <= width })
      guard width >= 40 else { continue }
      let text = rows.map(\.text).joined(separator: "\n")
      for word in chart.edges.flatMap({ $0.label.split(separator: " ") }) {
        #expect(text.contains(word), "\(word) at \(width)")
      }
    }
  }

  @Test(arguments: [("flowchart LR", 98), ("flowchart TD", 30)])
  func `the direction decides how a wide terminal is used`(header: String, width: Int) throws {
    let chart = try Self.chart(Self.loop.replacing("flowchart LR", with: header))
    let rows = chart.lines(RenderingOptions(width: 200, glyphs: .unicode, usesColour: false))
    #expect(rows.map(\.width).max() == width)
  }

  @Test func `a node may be declared in place, alone, later, or only named`() throws {
    let chart = try Self.chart("flowchart TB\n%% nota\nA --> B[Dos];\nA[\"Uno [1\"]\nC")
    #expect(chart.direction == .topDown)
    #expect(chart.nodes.map(\.label) == ["Uno [1", "Dos", "C"])
    #expect(chart.edges.map { [$0.source, $0.target] } == [[0, 1]])
    #expect(chart.edges.map(\.label) == [""])
  }

  private static func chart(_ source: String) throws -> Flowchart {
    var fixture = CourseFixture()
    fixture.setStep("```mermaid\n\(source)\n```")
    guard case .diagram(let chart) = try #require(fixture.blocks().first) else {
      throw ExpectedDiagram()
    }
    return chart
  }

  private struct ExpectedDiagram: Error {}
}
