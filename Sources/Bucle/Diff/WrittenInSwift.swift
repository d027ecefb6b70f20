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

extension URL: WrittenInSwift {
  var writtenInSwift: String { "URL(string: \(absoluteString.debugDescription))!" }
}

extension Data: WrittenInSwift {
  /// The bytes, unless they are more than a line is read for.
  var writtenInSwift: String { count <= 32 ? "Data(\(Array(self)))" : description }
}

extension Double: WrittenInSwift {
  var writtenInSwift: String { written(self) }
}

extension Float: WrittenInSwift {
  var writtenInSwift: String { written(self) }
}

private func written(_ number: some BinaryFloatingPoint & CustomStringConvertible) -> String {
  if number.isNaN { return ".nan" }
  guard number.isInfinite else { return number.description }
  return number < 0 ? "-.infinity" : ".infinity"
}
