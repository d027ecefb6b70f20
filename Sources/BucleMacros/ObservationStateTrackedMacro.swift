import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the accessors of one observed property, and the storage `_name` behind it.
enum ObservationStateTrackedMacro: VerbatimMacro {}

extension ObservationStateTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self), let name = variable.storageName,
      let field = node.field
    else { return [] }
    let registrar = "_$observationRegistrar"
    return [
      .verbatim(
        "@storageRestrictions(initializes: \(name))\ninit(initialValue)",
        ["\(name) = initialValue"]
      ),
      .verbatim("get", ["\(registrar).access(field: \(field))", "return \(name)"]),
      .verbatim("set", ["\(registrar).set(&\(name), to: newValue, field: \(field))"]),
      .verbatim(
        "_modify",
        [
          "let before = \(registrar).willModify(&\(name))",
          "defer { \(registrar).didModify(\(name), from: before, field: \(field)) }",
          "yield &\(name)",
        ]
      ),
    ]
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self), let name = variable.storageName,
      let binding = variable.bindings.first
    else { return [] }
    let type = binding.typeAnnotation?.type
    let annotation = type.map { ": \($0.trimmedDescription)" } ?? ""
    let value =
      binding.initializer?.value.trimmedDescription
      ?? (type?.is(OptionalTypeSyntax.self) == true ? "nil" : nil)
    return [.verbatim("private var \(name)\(annotation)" + (value.map { " = \($0)" } ?? ""))]
  }
}

/// Marks a property for the enclosing `@ObservableState`, as observed or not; it changes nothing by itself.
enum ObservationStateMarkMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

extension VariableDeclSyntax {
  var storageName: String? {
    identifier.map { "_" + $0.text.filter { $0 != "`" } }
  }
}

extension AttributeSyntax {
  /// The number that the enclosing `@ObservableState` gave this property.
  var field: String? {
    guard case .argumentList(let arguments) = arguments else { return nil }
    return arguments.first?.expression.trimmedDescription
  }
}
