import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a struct a reducer: the conformance, case paths for its `Action`, a builder on its `body`,
/// and whichever of `State`, `Action` and `body` is missing.
enum ReducerMacro: VerbatimMacro {}

extension ReducerMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let written: [String]
    if declaration.is(EnumDeclSyntax.self) {
      written = ["CaseReducer"]
    } else if declaration.is(StructDeclSyntax.self) {
      written = ["Reducer"] + (declaration.isImplemented ? [] : ["ReducerWithoutBody"])
    } else {
      return []
    }
    // What the declaration or an extension says itself is not among the protocols.
    let missing = protocols.map(\.trimmedDescription)
    let domain = "`@Reducer`"
    return try ([domain] + written).filter(missing.contains).map { name in
      let isolation = name == domain ? "nonisolated " : ""
      return try ExtensionDeclSyntax(
        "extension \(type.trimmed): \(raw: isolation)Bucle.\(raw: name) {}"
      )
    }
  }
}

extension ReducerMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    let isEnum = declaration.is(EnumDeclSyntax.self)
    guard isEnum || declaration.is(StructDeclSyntax.self) else { return [] }
    if !isEnum, let nested = member.as(EnumDeclSyntax.self) {
      guard ["Action", "State"].contains(nested.name.text) else { return [] }
      var attributes: [AttributeSyntax] = []
      if !nested.attributes.contains(named: "CasePathable") {
        attributes.append("@Bucle.CasePathable")
      }
      if nested.name.text == "State", !nested.attributes.contains(named: "dynamicMemberLookup") {
        attributes.append("@dynamicMemberLookup")
      }
      return attributes
    }
    guard let body = member.as(VariableDeclSyntax.self), body.identifier?.text == "body",
      body.isStatic == isEnum, !body.isPlainStorage, body.attributes.isEmpty,
      let builder = body.bindings.first?.typeAnnotation?.type.reducerBuilder
    else { return [] }
    return ["@Bucle.ReducerBuilder<\(raw: builder)>"]
  }
}

extension ReducerMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return declaration.featureMembers(node)
    }
    guard declaration.is(StructDeclSyntax.self) else {
      context.report(.notAStructOrEnum(macro: "Reducer", found: declaration.kindInWords), at: node)
      return []
    }
    if let reduce = declaration.reduceMethod {
      context.report(.reduceMethod(), at: reduce.name, fixIts: reduce.asBody)
    }
    declaration.reportMistakes(of: node, in: context)
    guard !declaration.isImplemented else { return [] }
    declaration.reportNoBody(in: context)
    let access = declaration.access
    var members: [DeclSyntax] = []
    if declaration.memberType(named: "State") == nil {
      members.append(
        .verbatim(
          "@Bucle.ObservableState \(access)struct State: Equatable, Sendable",
          ["\(access)init() {}"]
        )
      )
    }
    if declaration.memberType(named: "Action") == nil {
      members.append(.verbatim("@Bucle.CasePathable \(access)enum Action {}"))
    }
    return members
  }
}

extension DeclGroupSyntax {
  fileprivate var reduceMethod: FunctionDeclSyntax? {
    memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first {
      $0.name.text == "reduce"
        && $0.signature.parameterClause.parameters.map(\.firstName.text) == ["into", "action"]
    }
  }

  /// Whether a `body` or the method that stands for it is in here.
  var isImplemented: Bool {
    variables.contains { $0.identifier?.text == "body" } || reduceMethod != nil
  }
}

extension TypeSyntax {
  /// The builder's arguments for `some ReducerOf<Self>` and `some Reducer<State, Action>`; `nil` for other types.
  fileprivate var reducerBuilder: String? {
    guard let some = self.as(SomeOrAnyTypeSyntax.self), some.someOrAnySpecifier.text == "some"
    else {
      return nil
    }
    let (name, clause): (String, GenericArgumentClauseSyntax?) =
      if let type = some.constraint.as(IdentifierTypeSyntax.self) {
        (type.name.text, type.genericArgumentClause)
      } else if let type = some.constraint.as(MemberTypeSyntax.self) {
        (type.name.text, type.genericArgumentClause)
      } else {
        ("", nil)
      }
    let arguments = clause.map { $0.arguments.map(\.argument.trimmedDescription) } ?? []
    switch (name, arguments.count) {
    case ("ReducerOf", 1): return "\(arguments[0]).State, \(arguments[0]).Action"
    case ("Reducer", 2): return "\(arguments[0]), \(arguments[1])"
    default: return nil
    }
  }
}
