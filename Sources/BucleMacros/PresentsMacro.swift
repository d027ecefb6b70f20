import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Marks a presented state; the enclosing `@ObservableState`, which numbers its properties, does the rest.
enum PresentsMacro: PeerMacro, VerbatimMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let isObserved =
      context.lexicalContext.first?.as(StructDeclSyntax.self)
      .map { $0.attributes.contains(named: "ObservableState") } ?? false
    let variable = declaration.as(VariableDeclSyntax.self)
    let isOptional = variable?.bindings.first?.typeAnnotation?.type.wrappedInOptional != nil
    if !isOptional || variable?.isVar != true {
      context.report(.notOptional(variable?.identifier?.text ?? "this"), at: declaration)
    } else if !isObserved {
      context.report(.presentsOutside(), at: node)
    }
    return []
  }
}

/// Writes the accessors of a presented state, its projection `$name` and the storage `_name` behind both.
enum ObservationStatePresentedMacro: VerbatimMacro {}

extension ObservationStatePresentedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let presented = Presented(declaration, node) else { return [] }
    let storage = presented.storage
    let initializer = block(
      "@storageRestrictions(initializes: \(storage))\ninit(initialValue)",
      ["\(storage) = Bucle.PresentationState(wrappedValue: initialValue)"]
    )
    let others = presented.accessors(to: "\(storage).wrappedValue", assigning: "newValue")
    return ([initializer] + others).map(AccessorDeclSyntax.verbatim)
  }
}

extension ObservationStatePresentedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let presented = Presented(declaration, node) else { return [] }
    let accessors = presented.accessors(to: presented.storage, assigning: "newValue.wrappedValue")
    let type = "Bucle.PresentationState<\(presented.wrapped)>"
    return [
      .verbatim("\(presented.access)var $\(presented.name): \(type)", accessors),
      .verbatim(
        "private var \(presented.storage) = \(type)(wrappedValue: \(presented.initialValue))"
      ),
    ]
  }
}

/// What there is to know of a declaration such as `@Presents var destino: Destino.State?`.
private struct Presented {
  var name: String
  var storage: String
  /// The type without the question mark.
  var wrapped: String
  var initialValue: String
  var access: String
  var field: String

  init?(_ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let name = variable.identifier?.text, let storage = variable.storageName,
      let field = node.field, let binding = variable.bindings.first,
      let wrapped = binding.typeAnnotation?.type.wrappedInOptional
    else { return nil }
    self.name = name
    self.storage = storage
    self.field = field
    self.wrapped = wrapped
    initialValue = binding.initializer?.value.trimmedDescription ?? "nil"
    access =
      variable.modifiers.first { ["public", "package"].contains($0.name.text) }
      .map { "\($0.name.text) " } ?? ""
  }

  func accessors(to place: String, assigning newValue: String) -> [String] {
    let value = "\(storage).wrappedValue"
    let registrar = "_$observationRegistrar"
    return [
      block("get", ["\(registrar).access(field: \(field))", "return \(place)"]),
      block("set", ["\(registrar).set(&\(value), to: \(newValue), field: \(field))"]),
      block(
        "_modify",
        [
          "let before = \(registrar).willModify(&\(value))",
          "defer { \(registrar).didModify(\(value), from: before, field: \(field)) }",
          "yield &\(place)",
        ]
      ),
    ]
  }
}

extension TypeSyntax {
  /// `T` of `T?` and of `Optional<T>`; `nil` for other types.
  fileprivate var wrappedInOptional: String? {
    if let optional = self.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.trimmedDescription
    }
    guard let type = self.as(IdentifierTypeSyntax.self), type.name.text == "Optional",
      let argument = type.genericArgumentClause?.arguments.first
    else { return nil }
    return argument.argument.trimmedDescription
  }
}
