import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes the reads and writes of a state observable, property by property.
///
/// Each stored `var` of a struct gets accessors and the number that it is observed under; an enum is
/// observed as a whole, by the identity of its case and payload.
enum ObservableStateMacro: VerbatimMacro {}

extension ObservableStateMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let fits = declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self)
    guard fits, !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): Bucle.ObservableState {}")]
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let variable = member.as(VariableDeclSyntax.self)
    else { return [] }
    variable.reportOtherAttributes(in: context)
    guard variable.isObservable else { return [] }
    let observable = declaration.variables.filter(\.isObservable)
    guard let name = variable.identifier?.text,
      let field = observable.firstIndex(where: { $0.identifier?.text == name })
    else {
      context.report(.severalVariables(variable.bindings.trimmedDescription), at: variable)
      return []
    }
    let macro =
      variable.isPresented ? "ObservationStatePresented" : "ObservationStateTracked"
    return ["@Bucle.\(raw: macro)(field: \(raw: field))"]
  }
}

extension ObservableStateMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return enumMembers(of: declaration)
    }
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      context.report(
        .notAStructOrEnum(macro: "ObservableState", found: declaration.kindInWords),
        at: node
      )
      return []
    }
    let access = declaration.access
    let observable = declaration.variables.filter(\.isObservable)
    let places = observable.flatMap(\.placeNames)
      .map { "Bucle.StatePlace(\\.\($0)) { $1(&$0.\($0)) }" }
    let fields = observable.compactMap(\.identifier?.text)
      .map { name in "Bucle.StateField(name: \"\(name.filter { $0 != "`" })\", path: \\.\(name))" }
    return [
      .verbatim("\(access)var _$observationRegistrar = Bucle.ObservationStateRegistrar()"),
      .verbatim("\(access)var _$id: Bucle.ObservableStateID { _$observationRegistrar.id }"),
      .verbatim("\(access)mutating func _$willModify() { _$observationRegistrar.willModify() }"),
      .verbatim(
        "\(access)static var _$fields: [Bucle.StateField<Self>]",
        ["[\(fields.joined(separator: ", "))]"]
      ),
      .verbatim(
        "\(access)static var _$places: [Bucle.StatePlace<Self>]",
        ["[\(places.joined(separator: ", "))]"]
      ),
    ]
  }

  private static func enumMembers(of declaration: EnumDeclSyntax) -> [DeclSyntax] {
    let access = declaration.access
    var identities: [String] = []
    var modifications: [String] = []
    for (tag, element) in declaration.caseElements.enumerated() {
      let count = element.parameterClause?.parameters.count ?? 0
      let names = (0..<count).map { "v\($0)" }
      let list = names.joined(separator: ", ")
      let pattern = ".\(element.name.text)" + (count == 0 ? "" : "(\(list))")
      let parts = names.map { "Bucle.ObservableStateID.of(\($0))" }.joined(separator: ", ")
      identities.append(
        "case \(count == 0 ? "" : "let ")\(pattern): return .case(\(tag), [\(parts)])"
      )
      guard count > 0 else {
        modifications.append("case \(pattern): break")
        continue
      }
      let labelled = element.parameterClause?.parameters.enumerated().map { index, parameter in
        let label = parameter.firstName?.text
        return (label == nil || label == "_" ? "" : "\(label ?? ""): ") + "v\(index)"
      }
      modifications.append(
        """
        case var \(pattern):
          \(names.map { "Bucle.ObservableStateID.willModify(&\($0))" }.joined(separator: "\n  "))
          self = .\(element.name.text)(\((labelled ?? []).joined(separator: ", ")))
        """
      )
    }
    if identities.isEmpty {
      return [
        .verbatim("\(access)var _$id: Bucle.ObservableStateID { switch self {} }"),
        .verbatim("\(access)mutating func _$willModify() {}"),
      ]
    }
    return [
      .verbatim(
        "\(access)var _$id: Bucle.ObservableStateID",
        [block("switch self", identities)]
      ),
      .verbatim(
        "\(access)mutating func _$willModify()",
        [block("switch self", modifications)]
      ),
    ]
  }
}

extension VariableDeclSyntax {
  /// The property, and its projection if it has one.
  fileprivate var placeNames: [String] {
    guard let name = identifier?.text else { return [] }
    return isPresented ? [name, "$\(name)"] : [name]
  }

  fileprivate var isPresented: Bool { attributes.contains(named: "Presents") }

  private var isTracked: Bool { attributes.contains(named: "ObservationStateTracked") }

  /// Whether `@ObservableState` observes this: a stored instance `var` without other attributes than
  /// `@Presents` and `@ObservationStateTracked`.
  fileprivate var isObservable: Bool {
    isVar && !isStatic && isPlainStorage
      && (isPresented || isTracked || !attributes.hasCustomAttribute)
      && identifier?.text != "_$observationRegistrar"
      && !modifiers.contains { $0.name.text == "lazy" }
  }
}
