internal import FoundationEssentials

/// A value whose description is no Swift, and how it is written in a source instead.
protocol WrittenInSwift {
  var writtenInSwift: String { get }
}

extension Duration: WrittenInSwift {
  var writtenInSwift: String {
    let units: [(name: String, size: Int128)] = [
      ("seconds", 1_000_000_000_000_000_000),
      ("milliseconds", 1_000_000_000_000_000),
      ("microseconds", 1_000_000_000_000),
      ("nanoseconds", 1_000_000_000),
    ]
    if self == .zero { return ".zero" }
    for unit in units where attoseconds.isMultiple(of: unit.size) {
      return ".\(unit.name)(\(attoseconds / unit.size))"
    }
    return "Duration(attoseconds: \(attoseconds))"
  }
}

extension UUID: WrittenInSwift {
  var writtenInSwift: String {
    let bytes = withUnsafeBytes(of: uuid) { Array($0) }
    let number = bytes.suffix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    guard bytes.prefix(8).allSatisfy({ $0 == 0 }), let number = Int(exactly: number) else {
      return "UUID(uuidString: \"\(uuidString)\")!"
    }
    return "UUID(\(number))"
  }
}

extension Date: WrittenInSwift {
  var writtenInSwift: String { "Date(timeIntervalSince1970: \(timeIntervalSince1970))" }
}
