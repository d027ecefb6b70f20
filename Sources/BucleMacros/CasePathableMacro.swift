import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the cases of an enum as properties, and the conformance that offers them.
///
/// Everything is written `nonisolated`: data can be taken apart anywhere, also in a module whose
/// default isolation is the main actor.
enum CasePathableMacro: VerbatimMacro {}

extension CasePathableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      context.report(.notAnEnum(macro: "CasePathable", found: declaration.kindInWords), at: node)
      return []
    }
    let cases = declaration.caseElements
    var seen: Set<String> = []
    for element in cases where !seen.insert(element.name.text).inserted {
      context.report(.overloadedCase(element.name.text), at: element.name)
      return []
    }
    let access = declaration.access
    let root = declaration.selfReference
    let paths = "[Bucle.PartialCaseKeyPath<\(root)>]"
    let properties = cases.map { $0.property(of: root, access: access) + "\n" }
    let entries = cases.map {
      "Bucle.CaseEntry(name: \"\($0.bareName)\", path: \\.\($0.name.text))"
    }
    let list = cases.map { "\\.\($0.name.text)" }.joined(separator: ", ")
    let iterator = block(
      "\(access)func makeIterator() -> IndexingIterator<\(paths)>",
      ["let paths: \(paths) = [\(list)]", "return paths.makeIterator()"]
    )
    let tags = cases.enumerated().map { "case .\($1.name.text): return \($0)" }
    var members: [DeclSyntax] = [
      .verbatim(
        "nonisolated \(access)struct AllCasePaths: Sendable, Sequence",
        properties + [iterator]
      ),
      .verbatim("nonisolated \(access)static var allCasePaths: AllCasePaths { AllCasePaths() }"),
      .verbatim(
        "nonisolated \(access)static var _$cases: [Bucle.CaseEntry<\(root)>]",
        ["[\(entries.joined(separator: ", "))]"]
      ),
      .verbatim("nonisolated \(access)var _$tag: Int", [block("switch self", tags)]),
    ]
    if let payload = declaration.bindingPayload {
      members.append(
        .verbatim(
          "nonisolated \(access)var binding: \(payload)?",
          ["guard case .binding(let action) = self else { return nil }", "return action"]
        )
      )
    }
    return members
  }
}

extension CasePathableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(EnumDeclSyntax.self), !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated Bucle.CasePathable {}")]
  }
}

extension EnumDeclSyntax {
  var caseElements: [EnumCaseElementSyntax] {
    memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
  }

  /// The payload of `case binding` in a `BindableAction`; `nil` in other enums.
  fileprivate var bindingPayload: String? {
    let inherited = inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard inherited.contains(where: { $0.hasSuffix("BindableAction") }),
      let element = caseElements.first(where: { $0.name.text == "binding" }),
      let parameters = element.parameterClause?.parameters, parameters.count == 1
    else { return nil }
    return parameters.first?.type.trimmedDescription
  }

  /// The enum as its own members name it, with its generic parameters.
  var selfReference: String {
    guard let parameters = genericParameterClause?.parameters else { return name.text }
    return "\(name.text)<\(parameters.map(\.name.text).joined(separator: ", "))>"
  }
}

extension EnumCaseElementSyntax {
  /// The name without backticks.
  var bareName: String {
    name.text.filter { $0 != "`" }
  }

  private var parameters: [EnumCaseParameterSyntax] {
    parameterClause.map { Array($0.parameters) } ?? []
  }

  private func label(of parameter: EnumCaseParameterSyntax) -> String? {
    guard let label = parameter.firstName?.text, label != "_" else { return nil }
    return label
  }

  /// `Void`, the one payload type, or a tuple with the case's labels.
  private var payload: String {
    switch parameters.count {
    case 0: return "Void"
    case 1: return parameters[0].type.trimmedDescription
    default:
      let elements = parameters.map { parameter in
        (label(of: parameter).map { "\($0): " } ?? "") + parameter.type.trimmedDescription
      }
      return "(\(elements.joined(separator: ", ")))"
    }
  }

  fileprivate func property(of root: String, access: String) -> String {
    let count = parameters.count
    let arguments = parameters.enumerated().map { index, parameter in
      (label(of: parameter).map { "\($0): " } ?? "") + (count == 1 ? "$0" : "$0.\(index)")
    }
    let embedded =
      count == 0 ? ".\(name.text)" : ".\(name.text)(\(arguments.joined(separator: ", ")))"
    let names = (0..<count).map { "v\($0)" }
    let pattern =
      count == 0 ? ".\(name.text)" : "let .\(name.text)(\(names.joined(separator: ", ")))"
    let extracted = count == 1 ? "v0" : "(\(names.joined(separator: ", ")))"
    return """
      \(access)var \(name.text): Bucle.AnyCasePath<\(root), \(payload)> {
        Bucle.AnyCasePath<\(root), \(payload)>(
          embed: { \(count == 0 ? "_ in " : "")\(root)\(embedded) },
          extract: {
            guard case \(pattern) = $0 else { return nil }
            return \(extracted)
          })
      }
      """
  }
}
