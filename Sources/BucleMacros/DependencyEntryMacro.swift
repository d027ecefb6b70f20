import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the key of a dependency that is declared as a variable, and the accessors that look it up.
enum DependencyEntryMacro {}

extension DependencyEntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = Entry(declaration, node) else { return [] }
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }
}

extension DependencyEntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = Entry(declaration, node), context.isInDependencyValues else {
      context.report(.notAnEntry(), at: node)
      return []
    }
    guard entry.testValue != nil || entry.liveValue != nil else {
      context.report(.noEntryValue(entry.name), at: declaration)
      return []
    }
    let values = [
      ("liveValue", entry.liveValue), ("previewValue", entry.previewValue),
      ("testValue", entry.testValue),
    ]
    let members = values.compactMap { name, value in value.map { entry.member(name, $0) } }
    return [
      """
      \(raw: entry.access)nonisolated enum \(raw: entry.key): \
      Bucle.\(raw: entry.liveValue == nil ? "TestDependencyKey" : "DependencyKey") {
        \(raw: members.joined(separator: "\n  "))
      }
      """
    ]
  }
}

/// What there is to know of `@DependencyEntry(liveValue: Dado.vivo) var dado = Dado.cuatro`.
private struct Entry {
  var name: String
  var key: String
  /// With a space, if it is not the file's own.
  var access: String
  var type: String?
  var liveValue: String?
  var previewValue: String?
  var testValue: String?

  init?(_ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.isVar,
      !variable.isStatic, variable.isPlainStorage, let name = variable.identifier?.text,
      let binding = variable.bindings.first
    else { return nil }
    self.name = name
    let plainName = name.filter { $0 != "`" }
    access =
      variable.modifiers.first { ["public", "package"].contains($0.name.text) }
      .map { "\($0.name.text) " } ?? ""
    type = binding.typeAnnotation?.type.trimmedDescription
    testValue = binding.initializer?.value.trimmedDescription
    key = "\(plainName.prefix(1).uppercased())\(plainName.dropFirst())Key"
    guard case .argumentList(let arguments) = node.arguments else { return }
    for argument in arguments {
      switch argument.label?.text {
      case "liveValue": liveValue = argument.expression.trimmedDescription
      case "previewValue": previewValue = argument.expression.trimmedDescription
      default:
        guard let literal = argument.expression.as(StringLiteralExprSyntax.self) else { continue }
        key = literal.segments.trimmedDescription
      }
    }
  }

  /// A value of the key, made anew for whoever asks: without a type the compiler finds it out.
  func member(_ member: String, _ value: String) -> String {
    guard let type else { return "@Bucle._$MadeAnew \(access)static var \(member) = \(value)" }
    return "\(access)static var \(member): \(type) { \(value) }"
  }
}

/// Makes a static variable compute its initial value whenever it is read.
enum MadeAnewMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard
      let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
    else { return [] }
    return ["get { \(value.trimmed) }"]
  }
}

extension MacroExpansionContext {
  /// Whether the declaration stands in an extension of `DependencyValues`.
  fileprivate var isInDependencyValues: Bool {
    guard let type = lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType else {
      return false
    }
    return type.trimmedDescription.split(separator: ".").last == "DependencyValues"
  }
}
