/// Who told whom in a run, drawn from what the feature noted of it.
public struct MessageGraph: Hashable, Sendable {
  /// The name in its step.
  public let id: Block.ID
  /// What runs.
  public let feature: Feature.ID
  /// The lines that are typed to it, in the notation of the prompt; never empty.
  public let script: [String]
  /// The dotted path of the reading that lists the messages, each as `sender → receiver`.
  public let ask: [String]
  /// What the drawing shows, below it.
  public let caption: Markdown
}

extension MessageGraph {
  /// The flowchart of some messages: an arrow for each pair, with how often it was used; nil without any.
  public static func flowchart(of messages: [String]) -> Flowchart? {
    var names: [String] = []
    var arrows: [(source: Int, target: Int, count: Int)] = []
    for message in messages {
      let ends = message.split(separator: "→").map { String($0.trimmed) }
      guard ends.count == 2 else { continue }
      for end in ends where !names.contains(end) { names.append(end) }
      guard let source = names.firstIndex(of: ends[0]), let target = names.firstIndex(of: ends[1])
      else { continue }
      if let known = arrows.firstIndex(where: { $0.source == source && $0.target == target }) {
        arrows[known].count += 1
      } else {
        arrows.append((source, target, 1))
      }
    }
    guard !arrows.isEmpty else { return nil }
    return Flowchart(
      direction: .leftToRight,
      nodes: names.map { Flowchart.Node(id: $0, label: $0, colour: nil) },
      edges: arrows.map {
        Flowchart.Edge(source: $0.source, target: $0.target, label: "×\($0.count)")
      },
      groups: []
    )
  }
}
