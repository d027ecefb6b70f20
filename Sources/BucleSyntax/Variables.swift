import SwiftSyntax

extension VariableDeclSyntax {
  var names: [String] {
    bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.unquoted }
  }

  /// Whether it takes memory, of each value or of the type.
  var isStored: Bool {
    bindings.contains { binding in
      switch binding.accessorBlock?.accessors {
      case .getter: false
      case .accessors(let accessors):
        accessors.allSatisfy {
          [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
        }
      default: true
      }
    }
  }

  /// Whether it is a `static let`: a name for a value that no value of the type carries along.
  var isConstantOfType: Bool {
    bindingSpecifier.tokenKind == .keyword(.let)
      && modifiers.contains { $0.name.tokenKind == .keyword(.static) }
  }

  /// Whether code outside the type can give the property a value.
  var isSettableFromOutside: Bool {
    if bindingSpecifier.tokenKind == .keyword(.let) { return false }
    let isHidden = modifiers.contains { modifier in
      [.keyword(.private), .keyword(.fileprivate)].contains(modifier.name.tokenKind)
    }
    if isHidden { return false }
    return bindings.contains { binding in
      switch binding.accessorBlock?.accessors {
      case .getter: false
      case .accessors(let accessors): !Self.isReadOnly(accessors)
      default: true
      }
    }
  }

  private static func isReadOnly(_ accessors: AccessorDeclListSyntax) -> Bool {
    let kinds = accessors.map(\.accessorSpecifier.tokenKind)
    return kinds.contains(.keyword(.get))
      && !kinds.contains(.keyword(.set)) && !kinds.contains(.keyword(._modify))
  }
}
