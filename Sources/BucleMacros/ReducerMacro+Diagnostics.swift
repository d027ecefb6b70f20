import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension DeclGroupSyntax {
  /// Points out what a feature's author has most likely forgotten or misspelt.
  func reportMistakes(of node: AttributeSyntax, in context: some MacroExpansionContext) {
    if case .argumentList? = node.arguments {
      var bare = node
      bare.leftParen = nil
      bare.arguments = nil
      bare.rightParen = nil
      context.report(
        .argumentsOnStruct(),
        at: node,
        fixIts: [.replacing(node, with: bare, "remove the arguments")]
      )
    }
    let others = ["State": ["estado"], "Action": ["accion", "acción"]]
    for (name, translations) in others.sorted(by: { $0.key > $1.key })
    where memberType(named: name) == nil {
      guard let found = nestedNames.first(where: { $0.text.isLike(name, or: translations) })
      else { continue }
      context.report(
        .misspelt(found.text, for: name),
        at: found,
        fixIts: [.renaming(found, to: name)]
      )
    }
    reportForms(in: context)
  }

  /// Points out that actions are declared and nothing says what they do.
  func reportNoBody(in context: some MacroExpansionContext) {
    guard let feature = self.as(StructDeclSyntax.self),
      let action = memberType(named: "Action")?.as(EnumDeclSyntax.self),
      action.memberBlock.members.contains(where: { $0.decl.is(EnumCaseDeclSyntax.self) })
    else { return }
    context.report(.noBody(), at: feature.name)
  }

  private func reportForms(in context: some MacroExpansionContext) {
    guard let action = memberType(named: "Action")?.as(EnumDeclSyntax.self),
      let bindable = action.inheritanceClause?.inheritedTypes
        .first(where: { $0.type.trimmedDescription.hasSuffix("BindableAction") })
    else { return }
    if let body = variables.first(where: { $0.identifier?.text == "body" }), !isApplyingForms {
      context.report(.noBindingReducer(), at: bindable.type, fixIts: body.withBindingReducer)
    }
    if let state = memberType(named: "State")?.as(StructDeclSyntax.self),
      !state.attributes.contains(named: "ObservableState")
    {
      context.report(.notObservable(), at: state.name, fixIts: state.withObservableState)
    }
  }

  private var isApplyingForms: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == "BindingReducer" }
  }

  /// The names of nested structs and enums.
  private var nestedNames: [TokenSyntax] {
    memberBlock.members.compactMap { member in
      member.decl.as(StructDeclSyntax.self)?.name ?? member.decl.as(EnumDeclSyntax.self)?.name
    }
  }
}

extension String {
  /// Whether this is that name in other letters, with up to two mistakes, or a translation of it.
  fileprivate func isLike(_ name: String, or translations: [String]) -> Bool {
    let (own, other) = (lowercased(), name.lowercased())
    if own == other || own == other + "s" || translations.contains(own) { return true }
    return own.first == other.first && own.mistakes(against: other) <= 2
  }

  /// The fewest letters to insert, remove or exchange (the distance of Levenshtein, 1966).
  private func mistakes(against other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (i, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, otherLetter) in other.enumerated() {
        let exchanged = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(exchanged, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count]
  }
}

// MARK: - Fix-its

extension FunctionDeclSyntax {
  /// The method's statements in a `body`.
  var asBody: [FixIt] {
    guard let statements = body?.statements else { return [] }
    let indented = statements.description.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    let indentation = (leadingTrivia.pieces.last.map { Trivia(pieces: [$0]) } ?? []).description
      .replacing("\n", with: "")
    let variable: DeclSyntax =
      """
      var body: some ReducerOf<Self> {
      \(raw: indentation)  Reduce { state, action in\(raw: indented)
      \(raw: indentation)  }
      \(raw: indentation)}
      """
    return [
      .replacing(self, with: variable.with(\.leadingTrivia, leadingTrivia), "move it into 'body'")
    ]
  }
}

extension VariableDeclSyntax {
  /// A `body` that begins with a `BindingReducer`.
  fileprivate var withBindingReducer: [FixIt] {
    guard var binding = bindings.first, var block = binding.accessorBlock,
      case .getter(let items) = block.accessors, let first = items.first
    else { return [] }
    let reducer = CodeBlockItemSyntax(item: .expr("BindingReducer()"))
      .with(\.leadingTrivia, first.leadingTrivia)
    block.accessors = .getter([reducer] + items)
    binding.accessorBlock = block
    return [.replacing(self, with: with(\.bindings, [binding]), "add 'BindingReducer()'")]
  }
}

extension StructDeclSyntax {
  fileprivate var withObservableState: [FixIt] {
    let attribute = AttributeSyntax("@ObservableState").with(\.trailingTrivia, .space)
    let bare = with(\.leadingTrivia, [])
    let observed = bare.with(\.attributes, [.attribute(attribute)] + bare.attributes)
    return [
      .replacing(
        self,
        with: observed.with(\.leadingTrivia, leadingTrivia),
        "add '@ObservableState'"
      )
    ]
  }
}
