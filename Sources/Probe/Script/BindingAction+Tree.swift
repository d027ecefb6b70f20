@_spi(Probe) import Bucle
import Synchronization
package import Wire

extension BindingAction: TreeConvertible {
  /// `.set(\.nombre, "Ana")`.
  package var tree: Tree {
    let parts: [Tree.Field] = [
      .init("0", .symbol(WrittenPaths.shared.text(of: self))),
      .init("1", Tree(reflecting: value)),
    ]
    return .variant("set", .record("", parts))
  }
}

/// The paths of binding actions as they are written: a path is looked for among all that a state has,
/// and an exploration writes through the same few many thousands of times.
private final class WrittenPaths: Sendable {
  static let shared = WrittenPaths()

  private struct Path: Hashable, Sendable {
    var path: any AnyKeyPath & Sendable

    static func == (first: Path, second: Path) -> Bool {
      first.path as AnyKeyPath == second.path as AnyKeyPath
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(path as AnyKeyPath)
    }
  }

  private let texts = Mutex<[Path: String]>([:])

  func text<Root>(of action: BindingAction<Root>) -> String {
    let path = Path(path: action.keyPath)
    return texts.withLock { texts in
      if let text = texts[path] { return text }
      let text = action.writtenPath
      texts[path] = text
      return text
    }
  }
}

/// A binding action, which is built from a property's name and a value.
protocol BindingShape {
  static func decode(_ tree: Tree) throws(TreeMismatch) -> Any
}

extension BindingAction: BindingShape where Root: ObservableState {
  /// Reads `.set(\.nombre, "Ana")`.
  static func decode(_ tree: Tree) throws(TreeMismatch) -> Any {
    guard case .variant("set", .record(_, let parts)?) = tree, parts.count == 2,
      case .symbol(let path) = parts[0].value
    else { throw TreeMismatch(expected: #".set(\.property, value)"#, found: tree.description) }
    let name = String(path.drop { "\\.".contains($0) })
    guard let field = Root.stateFields.first(where: { $0.name == name }) else {
      let known = Root.stateFields.map { "\\.\($0.name)" }.joined(separator: ", ")
      throw TreeMismatch(expected: known, found: path)
    }
    for candidate in parts[1].value.candidates {
      if let action = field.bindingAction(candidate) { return action }
    }
    // Anything else a field can hold, such as an enum's case, is told by the property's own type.
    let type = type(of: field.path).valueType
    if let value = try? parts[1].value.decode(as: type), let action = field.bindingAction(value) {
      return action
    }
    throw TreeMismatch(
      expected: ".set(\\.\(name), \(Tree.name(type)))",
      found: ".set(\\.\(name), \(parts[1].value))"
    )
  }
}

extension Tree {
  /// The values that a literal can stand for: a field knows which of them it takes.
  fileprivate var candidates: [Any] {
    switch self {
    case .bool(let value): [value, Bool?.some(value) as Any]
    case .int(let value): [value, Double(value), Int?.some(value) as Any]
    case .double(let value): [value]
    case .text(let value): [value, String?.some(value) as Any]
    case .nothing: [Int?.none as Any, String?.none as Any, Bool?.none as Any]
    default: []
    }
  }
}
