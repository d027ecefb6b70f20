/// Prints a value as Swift would write it, part by part, and returns it.
///
/// Of what lies deeper than `maxDepth`, only the names of the types are printed.
@discardableResult
public func customDump<Value>(
  _ value: Value,
  name: String? = nil,
  indent: Int = 0,
  maxDepth: Int = .max
) -> Value {
  var text = ""
  customDump(value, to: &text, name: name, indent: indent, maxDepth: maxDepth)
  print(text, terminator: "")
  return value
}

/// Writes a value into a text as Swift would write it, part by part, and returns it.
@discardableResult
public func customDump<Value, Target: TextOutputStream>(
  _ value: Value,
  to target: inout Target,
  name: String? = nil,
  indent: Int = 0,
  maxDepth: Int = .max
) -> Value {
  let head = name.map { "\($0): " } ?? ""
  let margin = String(repeating: " ", count: indent)
  var lines = Dump(value).cut(to: maxDepth).lines
  lines[0] = head + lines[0]
  for line in lines { target.write("\(margin)\(line)\n") }
  return value
}

/// Where two values differ, line by line; `nil` if they print the same.
public func diff<Value>(
  _ first: Value,
  _ second: Value,
  format: DiffFormat = .proportional
) -> String? {
  let (first, second) = (Dump(first), Dump(second))
  guard first != second else { return nil }
  return Difference(first, second).lines.map(format.marked).joined(separator: "\n")
}

/// Reports where two values differ, at the caller's line, if they are not equal.
public func expectNoDifference<Value: Equatable>(
  _ first: @autoclosure () throws -> Value,
  _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows {
  let (first, second) = (try first(), try second())
  guard first != second else { return }
  reportIssue(
    DiffText.difference(
      lines: diff(first, second)?.split(separator: "\n").map(String.init)
        // They print the same and are not equal: both, as they describe themselves.
        ?? ["− \(String(reflecting: first))", "+ \(String(reflecting: second))"],
      message: message()
    ),
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

extension String {
  /// A value as Swift would write it, over several lines if it is long.
  public init<Value>(customDumping value: Value) {
    self = Dump(value).lines.joined(separator: "\n")
  }
}
