import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the accessors of one observed property, and the storage `_name` behind it.
enum ObservationStateTrackedMacro {}

extension ObservationStateTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self), let name = variable.storageName,
      let field = node.field
    else { return [] }
    return [
      """
      @storageRestrictions(initializes: \(raw: name))
      init(initialValue) { \(raw: name) = initialValue }
      """,
      """
      get {
        _$observationRegistrar.access(field: \(raw: field))
        return \(raw: name)
      }
      """,
      """
      set { _$observationRegistrar.set(&\(raw: name), to: newValue, field: \(raw: field)) }
      """,
      """
      _modify {
        let before = _$observationRegistrar.willModify(&\(raw: name))
        defer { _$observationRegistrar.didModify(\(raw: name), from: before, field: \(raw: field)) }
        yield &\(raw: name)
      }
      """,
    ]
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard var variable = declaration.as(VariableDeclSyntax.self), let name = variable.storageName,
      var binding = variable.bindings.first
    else { return [] }
    binding.pattern = PatternSyntax(IdentifierPatternSyntax(identifier: .identifier(name)))
    binding.accessorBlock = nil
    if binding.initializer == nil, binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
    {
      binding.initializer = InitializerClauseSyntax(value: NilLiteralExprSyntax())
    }
    variable.attributes = []
    variable.modifiers = []
    variable.bindings = [binding]
    let storage = variable.trimmed
    return ["@Bucle.ObservationStateIgnored private \(raw: storage.description)"]
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
