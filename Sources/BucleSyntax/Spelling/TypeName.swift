import SwiftSyntax

/// A type as it is written, and the types around the place where it is.
struct TypeName {
  var path: [String]
  var arguments: [TypeName] = []
  var context: [String]

  init(_ path: [String], in context: [String]) {
    self.path = path
    self.context = context
  }

  /// `nil` for what has no name: tuples, functions, arrays.
  init?(_ type: TypeSyntax, in context: [String]) {
    let type = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    let clause: GenericArgumentClauseSyntax?
    if let member = type.as(MemberTypeSyntax.self) {
      guard let base = TypeName(member.baseType, in: context) else { return nil }
      path = base.path + [member.name.unquoted]
      clause = member.genericArgumentClause
    } else if let named = type.as(IdentifierTypeSyntax.self) {
      path = [named.name.unquoted]
      clause = named.genericArgumentClause
    } else {
      return nil
    }
    self.context = context
    for argument in clause?.arguments ?? [] {
      let type = argument.children(viewMode: .sourceAccurate).lazy
        .compactMap { $0.as(TypeSyntax.self) }.first
      arguments.append(type.flatMap { TypeName($0, in: context) } ?? .nameless)
    }
  }

  /// What stands for an argument without a name, such as `any Error`: no declaration is called so.
  private static let nameless = TypeName(["_"], in: [])

  /// The type of that name inside this one.
  func member(_ name: String) -> TypeName {
    TypeName(path + [name], in: context)
  }

  var written: String { path.joined(separator: ".") }
}
