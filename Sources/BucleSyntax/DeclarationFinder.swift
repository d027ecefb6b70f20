import SwiftSyntax

/// The declarations of a source by their full names, extensions counting as what they extend.
final class DeclarationFinder: SyntaxAnyVisitor {
  /// A type or an extension, with the names around it.
  struct Found {
    var path: [String]
    var node: Syntax
  }

  private(set) var found: [Found] = []
  /// What type aliases stand for.
  private(set) var aliases: [String: TypeSyntax] = [:]
  private var path: [String] = []
  private var depths: [Int] = []

  init(_ tree: Syntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let alias = node.as(TypeAliasDeclSyntax.self) {
      aliases[alias.name.text] = alias.initializer.value
    }
    guard let names = Self.names(node) else { return .visitChildren }
    depths.append(path.count)
    path += names
    found.append(Found(path: path, node: node))
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    guard Self.names(node) != nil, let depth = depths.popLast() else { return }
    path.removeSubrange(depth...)
  }

  /// The names that a declaration adds to those around it; `nil` for what holds no members.
  static func names(_ node: Syntax) -> [String]? {
    if let extended = node.as(ExtensionDeclSyntax.self)?.extendedType {
      return extended.trimmedDescription.split(separator: ".").map(String.init)
    }
    guard node.asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
    return node.asProtocol((any NamedDeclSyntax).self).map { [$0.name.unquoted] }
  }
}

extension TokenSyntax {
  /// The name without the backquotes that it may be written in.
  var unquoted: String { identifier?.name ?? text }
}
