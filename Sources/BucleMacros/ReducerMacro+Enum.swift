import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@Reducer` writes into an enum of features.
extension EnumDeclSyntax {
  func featureMembers(_ node: AttributeSyntax) -> [DeclSyntax] {
    let cases = featureCases
    let features = cases.filter(\.isFeature)
    let access = access
    let state = memberType(named: "State") == nil ? [stateDeclaration(cases, node)] : []
    let action = memberType(named: "Action") == nil ? [actionDeclaration(cases, node)] : []
    let body = isImplemented ? [] : [bodyDeclaration(features)]
    let scopes = cases.map { "case \($0.name)\($0.scopePayload)" }.joined(separator: "\n  ")
    let branches = cases.map(\.scopeBranch).joined(separator: "\n  ")
    return state + action + body + [
      """
      \(raw: access)enum CaseScope {
        \(raw: scopes)
      }
      """,
      """
      @MainActor \(raw: access)static func scope(
        _ store: Bucle.Store<Self.State, Self.Action>
      ) -> CaseScope {
        switch store.state {
        \(raw: branches)
        }
      }
      """,
    ]
  }

  private func bodyDeclaration(_ features: [FeatureCase]) -> DeclSyntax {
    """
    @Bucle.ReducerBuilder<Self.State, Self.Action>
    \(raw: access)static var body: some Bucle.Reducer<Self.State, Self.Action> {
      \(raw: features.map(\.reducer).joined(separator: "\n  "))
    }
    """
  }

  private func stateDeclaration(_ cases: [FeatureCase], _ node: AttributeSyntax) -> DeclSyntax {
    """
    @Bucle.CasePathable @dynamicMemberLookup @Bucle.ObservableState
    \(raw: access)enum State: \(raw: (["Bucle.CaseReducerState"] + node.conformances(of: "state")).joined(separator: ", ")) {
      \(raw: access)typealias StateReducer = \(raw: selfReference)
      \(raw: cases.map { "case \($0.name)\($0.statePayload)" }.joined(separator: "\n  "))
      \(raw: endsDeclaration(cases))
    }
    """
  }

  /// Says which actions end the presentation; nothing where there is no ephemeral case.
  private func endsDeclaration(_ cases: [FeatureCase]) -> String {
    let ephemeral = cases.filter(\.isEphemeral)
    guard !ephemeral.isEmpty else { return "" }
    let tests = ephemeral.map {
      "if case .\($0.name) = self, case .\($0.name) = action { return true }"
    }
    return """
      \(access)func _$ends(with action: StateReducer.Action) -> Bool {
        \(tests.joined(separator: "\n    "))
        return false
      }
      """
  }

  private func actionDeclaration(_ cases: [FeatureCase], _ node: AttributeSyntax) -> DeclSyntax {
    let conformances = node.conformances(of: "action").joined(separator: ", ")
    return """
      @Bucle.CasePathable
      \(raw: access)enum Action\(raw: conformances.isEmpty ? "" : ": " + conformances) {
        \(raw: cases.filter(\.hasActions).map { "case \($0.name)(\($0.type).Action)" }.joined(separator: "\n  "))
      }
      """
  }

  /// A case with several values, or with none, is plain data.
  private var featureCases: [FeatureCase] {
    memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap { declaration in
      declaration.elements.map { element in
        let isIgnored = declaration.attributes.contains(named: "ReducerCaseIgnored")
        let parameters = element.parameterClause.map { Array($0.parameters) } ?? []
        let isEphemeral =
          parameters.count == 1 && !isIgnored
          && (declaration.attributes.contains(named: "ReducerCaseEphemeral")
            || parameters[0].type.isEphemeral)
        return FeatureCase(
          name: element.name.text,
          type: parameters.first?.type.trimmedDescription ?? "",
          isFeature: !isIgnored && !isEphemeral && parameters.count == 1,
          isEphemeral: isEphemeral,
          payload: element.parameterClause?.trimmedDescription ?? "",
          count: parameters.count
        )
      }
    }
  }
}

/// One case of an enum of features.
private struct FeatureCase {
  var name: String
  /// The type of what is presented: a feature, or an ephemeral state.
  var type: String
  /// False for a case of plain data, or of an ephemeral state.
  var isFeature: Bool
  /// Whether it is a state whose actions end it, such as an alert.
  var isEphemeral: Bool
  /// The payload as written, with its parentheses.
  var payload: String
  /// How many values the payload has.
  var count: Int

  var hasActions: Bool { isFeature || isEphemeral }

  var statePayload: String { isFeature ? "(\(type).State)" : payload }

  var scopePayload: String { isFeature ? "(Bucle.StoreOf<\(type)>)" : payload }

  var reducer: String {
    "Bucle.ScopeCase(state: \\Bucle.Case<Self.State>.\(name), "
      + "action: \\Bucle.Case<Self.Action>.\(name)) { \(type)() }"
  }

  var scopeBranch: String {
    if isFeature {
      return "case .\(name)(let v0): return .\(name)(store._$scope("
        + "state: \\.\(name), action: \\.\(name), current: v0))"
    }
    guard count > 0 else { return "case .\(name): return .\(name)" }
    let names = (0..<count).map { "v\($0)" }.joined(separator: ", ")
    return "case .\(name)(let \(names.replacing(", ", with: ", let "))): "
      + "return .\(name)(\(labelled))"
  }

  /// The payload's values with the labels of the declaration.
  private var labelled: String {
    let written = payload.dropFirst().dropLast().split(separator: ",")
    return written.enumerated().map { index, parameter in
      let parts = parameter.split(separator: ":", maxSplits: 1)
      let label = parts.count == 2 ? parts[0].filter { !$0.isWhitespace } : "_"
      return (label == "_" ? "" : "\(label): ") + "v\(index)"
    }.joined(separator: ", ")
  }
}

extension TypeSyntax {
  /// Whether it is one of the ephemeral states that Bucle has.
  fileprivate var isEphemeral: Bool {
    let name =
      self.as(IdentifierTypeSyntax.self)?.name.text ?? self.as(MemberTypeSyntax.self)?.name.text
    return ["AlertState", "ConfirmationDialogState"].contains(name ?? "")
  }
}

extension AttributeSyntax {
  /// The protocols listed for one label: `Equatable, Sendable` in `@Reducer(state: .equatable, .sendable)`.
  fileprivate func conformances(of label: String) -> [String] {
    guard case .argumentList(let arguments) = arguments else { return [] }
    var current: String?
    return arguments.compactMap { argument in
      current = argument.label?.text ?? current
      guard current == label,
        let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      else { return nil }
      return name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}

/// Marks a case of plain data, or of an ephemeral state; `@Reducer` on the enum reads it.
enum ReducerCaseMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
