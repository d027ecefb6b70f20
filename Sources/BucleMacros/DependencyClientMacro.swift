import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes every closure of a struct an endpoint, and writes the initializers.
enum DependencyClientMacro {}

extension DependencyClientMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let variable = member.as(VariableDeclSyntax.self), variable.isEndpoint else { return [] }
    return ["@Bucle.DependencyEndpoint"]
  }
}

extension DependencyClientMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) else {
      context.report(
        .notAStruct(macro: "DependencyClient", found: declaration.kindInWords),
        at: node
      )
      return []
    }
    let stored = declaration.variables.filter { !$0.isStatic && $0.isPlainStorage }
    let parameters = stored.compactMap { variable -> (name: String, type: String)? in
      guard let name = variable.identifier?.text, let type = variable.bindings.first?.typeAnnotation
      else { return nil }
      let isClosure = type.type.closureType != nil
      return (name, (isClosure ? "@escaping " : "") + type.type.trimmedDescription)
    }
    let list = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let assignments = parameters.map { "self.\($0.name) = \($0.name)" }.joined(separator: "\n  ")
    let access = declaration.access
    let isComplete = stored.allSatisfy { variable in
      variable.isEndpoint || variable.bindings.first?.initializer != nil
    }
    let memberwise: DeclSyntax =
      """
      \(raw: access)init(\(raw: list)) {
        \(raw: assignments)
      }
      """
    let unimplemented = stored.compactMap { variable -> String? in
      guard variable.isEndpoint, variable.bindings.first?.initializer != nil,
        let name = variable.identifier?.text, let storage = variable.storageName
      else { return nil }
      return "self.\(name) = Self._$unimplemented\(storage)"
    }
    let empty: DeclSyntax =
      """
      \(raw: access)init() {
        \(raw: unimplemented.joined(separator: "\n  "))
      }
      """
    return (parameters.isEmpty ? [] : [memberwise]) + (isComplete ? [empty] : [])
  }
}

/// Marks a closure that is left as it is.
enum DependencyEndpointIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

extension VariableDeclSyntax {
  /// Whether `@DependencyClient` makes this an endpoint: a stored `var` of closure type.
  fileprivate var isEndpoint: Bool {
    isVar && !isStatic && isPlainStorage && !attributes.hasCustomAttribute
      && bindings.first?.typeAnnotation?.type.closureType != nil
  }
}

extension TypeSyntax {
  /// The function type below attributes such as `@Sendable`; `nil` for other types.
  var closureType: FunctionTypeSyntax? {
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.closureType
    }
    return self.as(FunctionTypeSyntax.self)
  }
}
