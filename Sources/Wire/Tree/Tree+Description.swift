extension Tree: CustomStringConvertible {
  /// The value as a learner would write it in Swift: `.respuesta(.success("hola"))`, `Perfil(edad: 3)`.
  package var description: String {
    switch self {
    case .nothing: "nil"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .text(let value): value.debugDescription
    case .list(let items): "[\(items.map(\.description).joined(separator: ", "))]"
    case .record(let type, let fields):
      "\(type)(\(fields.map(\.description).joined(separator: ", ")))"
    case .variant(let name, nil): ".\(name)"
    case .variant(let name, .record("", let fields)?):
      ".\(name)(\(fields.map(\.description).joined(separator: ", ")))"
    case .variant(let name, let payload?): ".\(name)(\(payload))"
    case .symbol(let code): code
    case .opaque(let type): "<\(type)>"
    }
  }
}

extension Tree.Field: CustomStringConvertible {
  /// `name: value`, or the value alone where the name is a position.
  package var description: String {
    name.first?.isNumber == true ? "\(value)" : "\(name): \(value)"
  }
}
