import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Marks a presented state; the enclosing `@ObservableState`, which numbers its properties, does the rest.
enum PresentsMacro: PeerMacro {
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
enum ObservationStatePresentedMacro {}

extension ObservationStatePresentedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let presented = Presented(declaration, node) else { return [] }
    return [
      """
      @storageRestrictions(initializes: \(raw: presented.storage))
      init(initialValue) {
        \(raw: presented.storage) = Bucle.PresentationState(wrappedValue: initialValue)
      }
      """
    ] + presented.accessors(to: "\(presented.storage).wrappedValue", assigning: "newValue")
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
      .map(\.description).joined(separator: "\n")
    let type = "Bucle.PresentationState<\(presented.wrapped)>"
    return [
      """
      \(raw: presented.access)var $\(raw: presented.name): \(raw: type) {
        \(raw: accessors)
      }
      """,
      """
      @Bucle.ObservationStateIgnored private var \(raw: presented.storage) = \
      \(raw: type)(wrappedValue: \(raw: presented.initialValue))
      """,
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

  func accessors(to place: String, assigning newValue: String) -> [AccessorDeclSyntax] {
    let value = "\(storage).wrappedValue"
    return [
      """
      get {
        _$observationRegistrar.access(field: \(raw: field))
        return \(raw: place)
      }
      """,
      """
      set { _$observationRegistrar.set(&\(raw: value), to: \(raw: newValue), field: \(raw: field)) }
      """,
      """
      _modify {
        let before = _$observationRegistrar.willModify(&\(raw: value))
        defer { _$observationRegistrar.didModify(\(raw: value), from: before, field: \(raw: field)) }
        yield &\(raw: place)
      }
      """,
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
