import Testing
import Workbook

@Suite struct MessageGraphTests {
  @Test func `who told whom becomes an arrow with how often`() throws {
    let chart = try #require(
      MessageGraph.flowchart(of: ["a → b", "b → c", "a → b", "c → a", "nothing", "a → b → c"])
    )
    #expect(chart.nodes.map(\.label) == ["a", "b", "c"])
    #expect(chart.edges.map { [$0.source, $0.target] } == [[0, 1], [1, 2], [2, 0]])
    #expect(chart.edges.map(\.label) == ["×2", "×1", "×1"])
    #expect(MessageGraph.flowchart(of: ["nothing"]) == nil)
  }
}
