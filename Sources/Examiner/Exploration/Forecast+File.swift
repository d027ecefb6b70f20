import Foundation
import Wire

extension Forecast {
  /// Reads what was kept under a name, if that is what the file holds and it hangs together.
  init?(at file: URL, name: String, bound: Int) {
    guard let data = try? Data(contentsOf: file) else { return nil }
    var reader = ByteReader([UInt8](data))
    guard (try? reader.text()) == name, let forecast = try? reader.value(Forecast.self),
      reader.isAtEnd, forecast.isWhole(bound: bound)
    else { return nil }
    self = forecast
  }

  /// Keeps it in a file that appears whole or not at all; where that is impossible it is made again next time.
  func keep(at file: URL, name: String) {
    var writer = ByteWriter()
    writer.write(name)
    writer.write(self)
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(writer.bytes).write(to: file, options: .atomic)
  }

  /// Whether each place is reached by its own steps, and all but those at the edge have every way tried.
  private func isWhole(bound: Int) -> Bool {
    guard !graph.nodes.isEmpty, graph.nodes[0].steps.isEmpty else { return false }
    return graph.nodes.indices.allSatisfy { index in
      let node = graph.nodes[index]
      let isTried = node.isTried || node.successors.isEmpty && node.steps.count >= bound
      return isTried && place(after: node.steps) == index
    }
  }

  private func place(after steps: [UInt16]) -> Int? {
    var place = 0
    for step in steps {
      let node = graph.nodes[place]
      guard let way = node.possible.firstIndex(of: step), way < node.successors.count
      else { return nil }
      place = node.successors[way]
    }
    return place
  }
}

extension Forecast: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(graph.events.subject)
    writer.write(graph.events.reference)
    writer.write(graph.nodes)
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    graph = PlaceGraph()
    let subject: [Stimulus] = try reader.list()
    let reference: [Stimulus] = try reader.list()
    guard subject.count == reference.count else { throw .malformed }
    for (subject, reference) in zip(subject, reference) {
      _ = graph.events.position(of: Event(subject: subject, reference: reference))
    }
    graph.nodes = try reader.list()
    let (places, events) = (0..<graph.nodes.count, graph.events.subject.count)
    guard
      graph.nodes.allSatisfy({ node in
        node.possible.allSatisfy { $0 < events } && node.successors.allSatisfy(places.contains)
      })
    else { throw .malformed }
  }
}

extension PlaceGraph.Node: WireValue {
  /// Without the state, which is nobody's to read.
  package func write(to writer: inout ByteWriter) {
    for list in [steps.map(Int.init), possible.map(Int.init), successors] {
      writer.write(list.count)
      for number in list { writer.write(number) }
    }
    writer.write(Int(bitPattern: UInt(place.value)))
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    func numbers() throws(WireError) -> [Int] {
      var numbers: [Int] = []
      for _ in 0..<max(0, try reader.int()) { numbers.append(try reader.int()) }
      return numbers
    }
    func positions() throws(WireError) -> [UInt16] {
      var positions: [UInt16] = []
      for number in try numbers() {
        guard let position = UInt16(exactly: number) else { throw .malformed }
        positions.append(position)
      }
      return positions
    }
    self.init(
      steps: try positions(),
      state: .nothing,
      place: StableHash(),
      possible: try positions(),
      successors: try numbers()
    )
    place = StableHash(value: UInt64(UInt(bitPattern: try reader.int())))
  }
}
