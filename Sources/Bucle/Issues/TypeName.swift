/// The name of a type as a learner writes it: nested names in full, without modules.
package func writtenName(of type: Any.Type) -> String {
  var rest = withoutPrivateContexts(String(reflecting: type))[...]
  var written = ""
  while !rest.isEmpty {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let components = name.split(separator: ".")
    written +=
      components.count > 1 ? components.dropFirst().joined(separator: ".") : String(name)
    rest = rest.dropFirst(name.count)
    if let other = rest.popFirst() { written.append(other) }
  }
  return written
}

/// Without what Swift prints for the file of a private type: `(unknown context at $5568ce9bd7a8).`.
private func withoutPrivateContexts(_ name: String) -> String {
  let mark = "(unknown context at "
  var kept = ""
  var rest = name[...]
  while let character = rest.first {
    if rest.hasPrefix(mark), let end = rest.firstIndex(of: ")") {
      rest = rest[end...].dropFirst(2)
    } else {
      kept.append(character)
      rest = rest.dropFirst()
    }
  }
  return kept
}
