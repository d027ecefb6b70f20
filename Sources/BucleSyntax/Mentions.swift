import SwiftSyntax

/// Where types of some names are written, by themselves or behind a type alias.
final class TypeMentions: SyntaxAnyVisitor {
  private let names: Set<String>
  private let aliases: [String: TypeSyntax]
  private var found: [Mention] = []

  private init(_ names: Set<String>, _ aliases: [String: TypeSyntax]) {
    self.names = names
    self.aliases = aliases
    super.init(viewMode: .sourceAccurate)
  }

  static func of(
    _ names: Set<String>,
    in node: Syntax,
    aliases: [String: TypeSyntax]
  ) -> [Mention] {
    let mentions = TypeMentions(names, aliases)
    mentions.walk(node)
    return mentions.found
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard let name = Self.name(node) else { return .visitChildren }
    if names.contains(name) {
      found.append(Mention(name: name, node: node))
    } else if let meant = aliases[name] {
      // An alias that leads to itself does not compile; leaving it out ends the search all the same.
      let rest = aliases.filter { $0.key != name }
      if let hidden = Self.of(names, in: Syntax(meant), aliases: rest).first {
        found.append(Mention(name: hidden.name, node: node))
      }
    }
    return .visitChildren
  }

  private static func name(_ node: Syntax) -> String? {
    node.as(IdentifierTypeSyntax.self)?.name.unquoted
      ?? node.as(MemberTypeSyntax.self)?.name.unquoted
  }
}

/// Where values of some names are written to; where there are no names, where any value is.
final class Assignments: SyntaxVisitor {
  private let names: Set<String>
  private var found: [Mention] = []

  private init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  static func to(_ names: Set<String>, in node: Syntax) -> [Mention] {
    let assignments = Assignments(names)
    assignments.walk(node)
    return assignments.found
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let isAssignment =
      node.operator.is(AssignmentExprSyntax.self)
      || Self.compound.contains(node.operator.trimmedDescription)
    if isAssignment { take(node.leftOperand) }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    take(node.expression)
    return .visitChildren
  }

  private static let compound: Set = [
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
  ]

  private func take(_ target: ExprSyntax) {
    let path = Self.path(target)
    // `_ = …` throws a value away and writes nothing.
    guard let root = path.first(where: { $0 != "self" }),
      !target.is(DiscardAssignmentExprSyntax.self)
    else { return }
    if names.isEmpty || names.contains(root) {
      found.append(Mention(name: path.joined(separator: "."), node: Syntax(target)))
    }
  }

  /// The names that lead to a value, outermost first.
  private static func path(_ expression: ExprSyntax) -> [String] {
    var rest: ExprSyntax? = expression
    var path: [String] = []
    while let part = rest {
      if let member = part.as(MemberAccessExprSyntax.self) {
        path.append(member.declName.baseName.unquoted)
        rest = member.base
      } else if let optional = part.as(OptionalChainingExprSyntax.self) {
        rest = optional.expression
      } else if let forced = part.as(ForceUnwrapExprSyntax.self) {
        rest = forced.expression
      } else if let element = part.as(SubscriptCallExprSyntax.self) {
        rest = element.calledExpression
      } else if let call = part.as(FunctionCallExprSyntax.self) {
        rest = call.calledExpression
      } else {
        if let name = part.as(DeclReferenceExprSyntax.self) { path.append(name.baseName.unquoted) }
        rest = nil
      }
    }
    return path.reversed()
  }
}

/// Where functions of some names are called or named.
final class Calls: SyntaxVisitor {
  private let names: Set<String>
  private var found: [Mention] = []

  private init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  static func of(_ names: Set<String>, in node: Syntax) -> [Mention] {
    let calls = Calls(names)
    calls.walk(node)
    return calls.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName
    if let name, names.contains(name.unquoted) {
      found.append(Mention(name: name.unquoted, node: Syntax(name)))
    }
    return .visitChildren
  }
}

/// Where names are declared, as types, functions, properties or cases.
final class Declarations: SyntaxAnyVisitor {
  private let names: Set<String>
  private var found: [Mention] = []

  private init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  static func of(_ names: Set<String>, in node: Syntax) -> [Mention] {
    let declarations = Declarations(names)
    declarations.walk(node)
    return declarations.found
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    let declared =
      node.asProtocol((any NamedDeclSyntax).self)?.name
      ?? node.as(IdentifierPatternSyntax.self)?.identifier
      ?? node.as(EnumCaseElementSyntax.self)?.name
    if let declared, names.contains(declared.unquoted) {
      found.append(Mention(name: declared.unquoted, node: Syntax(declared)))
    }
    return .visitChildren
  }
}
