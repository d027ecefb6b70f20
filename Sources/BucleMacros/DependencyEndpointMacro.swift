import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes an endpoint's accessors, the closure that reports in place of one that is missing, and a method
/// with the names of its arguments.
enum DependencyEndpointMacro {}

extension DependencyEndpointMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let endpoint = Endpoint(declaration) else { return [] }
    return [
      """
      @storageRestrictions(initializes: \(raw: endpoint.storage))
      init(initialValue) { \(raw: endpoint.storage) = initialValue }
      """,
      "get { \(raw: endpoint.storage) }",
      "set { \(raw: endpoint.storage) = newValue }",
    ]
  }
}

extension DependencyEndpointMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let endpoint = Endpoint(declaration) else {
      let name = declaration.as(VariableDeclSyntax.self)?.identifier?.text ?? "this"
      context.report(.notAClosure(name), at: node)
      return []
    }
    guard let result = endpoint.resultWithoutImplementation else {
      context.report(
        .noDefault(endpoint.name),
        at: declaration,
        fixIts: declaration.as(VariableDeclSyntax.self)?.withDefault(endpoint.closureNames) ?? []
      )
      return []
    }
    guard
      let place = context.location(
        of: declaration,
        at: .afterLeadingTrivia,
        filePathMode: .filePath
      ),
      let fileID = context.location(of: declaration, at: .afterLeadingTrivia, filePathMode: .fileID)
    else { return [] }
    let blanks =
      endpoint.arguments.isEmpty
      ? "" : endpoint.closureNames.joined(separator: ", ") + " in"
    let closure = """
      { \(blanks)
        Bucle._$reportUnimplemented("\(endpoint.name)", fileID: \(fileID.file), \
      filePath: \(place.file), line: \(place.line), column: \(place.column))
        \(result)
      }
      """
    if endpoint.placeholder != nil {
      // The property's own value would go into the storage; `init()` puts this one there.
      return [
        "private var \(raw: endpoint.storage): \(raw: endpoint.type)",
        "private static var _$unimplemented\(raw: endpoint.storage): \(raw: endpoint.type) { \(raw: closure) }",
      ] + (endpoint.method(named: node.methodName).map { [$0] } ?? [])
    }
    let storage: DeclSyntax =
      "private var \(raw: endpoint.storage): \(raw: endpoint.type) = \(raw: closure)"
    return [storage] + (endpoint.method(named: node.methodName).map { [$0] } ?? [])
  }
}

/// What there is to know of `var buscar: @Sendable (_ texto: String) async throws -> [String]`.
private struct Endpoint {
  var name: String
  var storage: String
  var type: String
  var arguments: [(label: String?, type: String)]
  var isAsync: Bool
  var isThrowing: Bool
  var result: String
  /// The closure that stands for one not implemented; `nil` if none is written.
  var placeholder: String?
  var access: String

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.isVar,
      let name = variable.identifier?.text, let storage = variable.storageName,
      let binding = variable.bindings.first, let type = binding.typeAnnotation?.type,
      let closure = type.closureType
    else { return nil }
    self.name = name
    self.storage = storage
    self.type = type.trimmedDescription
    arguments = closure.parameters.map { parameter in
      let label = parameter.secondName?.text ?? parameter.firstName?.text
      return (label == "_" ? nil : label, parameter.type.trimmedDescription)
    }
    isAsync = closure.effectSpecifiers?.asyncSpecifier != nil
    isThrowing = closure.effectSpecifiers?.throwsClause != nil
    result = closure.returnClause.type.trimmedDescription
    placeholder = binding.initializer?.value.trimmedDescription
    access =
      variable.modifiers.first { ["public", "package"].contains($0.name.text) }
      .map { "\($0.name.text) " } ?? ""
  }

  /// A method that may be called off the main actor, as the closure may, in a module that is isolated to it.
  private var isolation: String {
    type.contains("@Sendable") && !type.contains("@MainActor") ? "nonisolated " : ""
  }

  private var isVoid: Bool { ["Void", "()"].contains(result) }

  private var isOptional: Bool { result.hasSuffix("?") || result.hasPrefix("Optional<") }

  private var mark: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }

  /// What the closure does after it has reported; `nil` if it has nothing to return.
  var resultWithoutImplementation: String? {
    if let placeholder {
      return "let placeholder: \(type) = \(placeholder)\n  "
        + "return \(mark)placeholder(\(names.joined(separator: ", ")))"
    }
    if isThrowing { return "throw Bucle.Unimplemented(\"\(name)\")" }
    if isVoid { return "" }
    return isOptional ? "return nil" : nil
  }

  /// The names that the closure gives its arguments.
  var names: [String] { arguments.indices.map { "v\($0)" } }

  /// The same where they are used, else blanks.
  var closureNames: [String] { placeholder == nil ? names.map { _ in "_" } : names }

  /// A method with the arguments' names; `nil` if none has one and no other name is asked for.
  func method(named other: String?) -> DeclSyntax? {
    guard other != nil || arguments.contains(where: { $0.label != nil }) else { return nil }
    let parameters = zip(arguments, names).map { "\($0.label ?? "_") \($1): \($0.type)" }
    let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    return """
      \(raw: access)\(raw: isolation)func \(raw: other ?? name)(\(raw: parameters.joined(separator: ", ")))\(raw: effects) -> \(raw: result) {
        \(raw: mark)\(raw: storage)(\(raw: names.joined(separator: ", ")))
      }
      """
  }
}

extension AttributeSyntax {
  /// The name in `@DependencyEndpoint(method: "name")`; `nil` if there is none.
  fileprivate var methodName: String? {
    guard case .argumentList(let arguments) = arguments,
      let literal = arguments.first?.expression.as(StringLiteralExprSyntax.self)
    else { return nil }
    return literal.segments.trimmedDescription
  }
}

extension VariableDeclSyntax {
  /// Adds a closure with a placeholder for what it returns.
  fileprivate func withDefault(_ arguments: [String]) -> [FixIt] {
    guard var binding = bindings.first else { return [] }
    let blanks = arguments.isEmpty ? "" : arguments.joined(separator: ", ") + " in "
    binding.initializer = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
      value: ExprSyntax("{ \(raw: blanks)<#value#> }")
    )
    return [.replacing(self, with: with(\.bindings, [binding]), "add a default")]
  }
}
