/// A place in which one source differs from another that it was made from.
struct SourcePlace: Hashable {
  /// The headers of the declarations around it, the outermost first.
  var enclosing: [String]
  var removed: [String]
  var added: [String]

  /// The places in the order of the source, comments and blank lines aside.
  ///
  /// The name that each source has of its own is taken for the same in both.
  static func all(from before: String, to after: String, names: (String, String)) -> [SourcePlace] {
    let old = lines(of: before)
    let new = lines(of: after).map { $0.replacing(names.1, with: names.0) }
    let difference = new.difference(from: old)
    var added = [Bool](repeating: false, count: new.count)
    var removed = [Bool](repeating: false, count: old.count)
    for change in difference {
      switch change {
      case .insert(let offset, _, _): added[offset] = true
      case .remove(let offset, _, _): removed[offset] = true
      }
    }
    var places: [SourcePlace] = []
    var left = 0
    var right = 0
    while left < old.count || right < new.count {
      let gone = old[min(left, old.count)...].indices.prefix { removed[$0] }
      let come = new[min(right, new.count)...].indices.prefix { added[$0] }
      if !gone.isEmpty || !come.isEmpty {
        let range = gone.isEmpty ? settled(come, in: new) : come
        places.append(
          SourcePlace(
            enclosing: headers(above: range.lowerBound, in: new),
            removed: Array(old[gone]),
            added: Array(new[range])
          )
        )
      }
      left += gone.count + 1
      right += come.count + 1
    }
    return places
  }

  private static func lines(of source: String) -> [String] {
    source.split(separator: "\n").map(String.init).filter { line in
      let text = line.trimmingSpaces
      return !text.isEmpty && !text.hasPrefix("//")
    }
  }

  /// Added lines that repeat what stands beside them could be said to begin elsewhere: where a declaration does,
  /// and as far out as possible.
  private static func settled(_ range: Range<Int>, in lines: [String]) -> Range<Int> {
    var candidates = [range]
    var slid = range
    while slid.lowerBound > 0, lines[slid.lowerBound - 1] == lines[slid.upperBound - 1] {
      slid = slid.lowerBound - 1..<slid.upperBound - 1
      candidates.append(slid)
    }
    slid = range
    while slid.upperBound < lines.count, lines[slid.lowerBound] == lines[slid.upperBound] {
      slid = slid.lowerBound + 1..<slid.upperBound + 1
      candidates.append(slid)
    }
    func cost(_ range: Range<Int>) -> Int {
      let line = lines[range.lowerBound]
      let opens = line.trimmingSpaces.first.map { $0.isLetter || $0 == "@" || $0 == "." } ?? false
      return line.indentation + (opens ? 0 : 1_000)
    }
    return candidates.min { cost($0) < cost($1) } ?? range
  }

  private static func headers(above index: Int, in lines: [String]) -> [String] {
    guard lines.indices.contains(index) else { return [] }
    var headers: [String] = []
    var margin = lines[index].indentation
    let isCase = lines[index].trimmingSpaces.hasPrefix("case ")
    for line in lines[..<index].reversed() {
      let header = line.trimmingSpaces
      // The cases of a switch stand no further in than itself.
      let isSwitch = isCase && headers.isEmpty && header.hasPrefix("switch ")
      guard line.indentation < margin || isSwitch && line.indentation == margin else { continue }
      margin = line.indentation
      if header.hasSuffix("{") { headers.append(String(header.dropLast()).trimmingSpaces) }
    }
    return headers.reversed()
  }
}

extension String {
  fileprivate var indentation: Int { prefix { $0 == " " }.count }
}
