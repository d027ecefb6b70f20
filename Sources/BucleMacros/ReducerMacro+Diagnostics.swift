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
    context.report(.noBody(), at: feature.name, fixIts: feature.withBody)
  }

  private func reportForms(in context: some MacroExpansionContext) {
    guard let action = memberType(named: "Action")?.as(EnumDeclSyntax.self),
      let (bindable, reducer) = action.formWrites
    else { return }
    if let body = variables.first(where: { $0.identifier?.text == "body" }), !isApplyingForms {
      context.report(
        .noBindingReducer(reducer),
        at: bindable,
        fixIts: body.beginning(with: reducer)
      )
    }
    if let state = memberType(named: "State")?.as(StructDeclSyntax.self),
      !state.attributes.contains(named: "ObservableState"),
      state.inheritedType("ObservableState") == nil
    {
      context.report(.notObservable(), at: state.name, fixIts: state.withObservableState)
    }
  }

  /// Whether a reducer in here applies what forms write, or may do so: who else's reducers do is not seen.
  private var isApplyingForms: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == "BindingReducer" }
      || variables.filter { $0.identifier?.text == "body" }.flatMap(\.parts)
        .contains { !Self.applyingNoForms.contains($0) }
  }

  /// The runtime's reducers and operators, none of which applies what forms write to the feature around it.
  private static var applyingNoForms: Set<String> {
    [
      "EmptyReducer", "Reduce", "Scope",
      "_printChanges", "dependency", "forEach", "ifCaseLet", "ifLet", "onChange",
      "transformDependency",
    ]
  }

  /// The names of nested structs and enums.
  private var nestedNames: [TokenSyntax] {
    memberBlock.members.compactMap { member in
      member.decl.as(StructDeclSyntax.self)?.name ?? member.decl.as(EnumDeclSyntax.self)?.name
    }
  }
}

extension DeclGroupSyntax {
  /// The first protocol that the declaration itself lists under that name.
  fileprivate func inheritedType(_ name: String) -> TypeSyntax? {
    inheritanceClause?.inheritedTypes.map(\.type).first {
      $0.trimmedDescription.split(separator: ".").last.map(String.init) == name
    }
  }
}

extension EnumDeclSyntax {
  /// Where the action, or those of its views, say that they carry what forms write, and the reducer that applies it.
  fileprivate var formWrites: (TypeSyntax, reducer: String)? {
    if let type = inheritedType("BindableAction") { return (type, "BindingReducer()") }
    for nested in memberBlock.members.compactMap({ $0.decl.as(EnumDeclSyntax.self) }) {
      guard let type = nested.inheritedType("BindableAction"),
        let name = caseName(carrying: nested.name.text)
      else { continue }
      return (type, "BindingReducer(action: \\.\(name))")
    }
    return nil
  }

  private func caseName(carrying type: String) -> String? {
    memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
      .first { $0.parameterClause?.parameters.map(\.type.trimmedDescription) == [type] }?
      .name.text
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
  /// The names of the reducers that a `body` lists, and of the operators on them; a part of another kind by its text.
  fileprivate var parts: [String] {
    guard case .getter(let items)? = bindings.first?.accessorBlock?.accessors else {
      return [trimmedDescription]
    }
    return items.flatMap(\.item.reducerParts)
  }

  /// A `body` that begins with a reducer.
  fileprivate func beginning(with reducer: String) -> [FixIt] {
    guard var binding = bindings.first, var block = binding.accessorBlock,
      case .getter(let items) = block.accessors, let first = items.first
    else { return [] }
    let item = CodeBlockItemSyntax(item: .expr("\(raw: reducer)"))
      .with(\.leadingTrivia, first.leadingTrivia)
    block.accessors = .getter([item] + items)
    binding.accessorBlock = block
    return [.replacing(self, with: with(\.bindings, [binding]), "add '\(reducer)'")]
  }
}

extension CodeBlockItemSyntax.Item {
  /// `Reduce { … }.ifLet(…) { … }`: the operators, down to what they are applied to.
  fileprivate var reducerParts: [String] {
    guard
      var expression = self.as(ExprSyntax.self) ?? self.as(ReturnStmtSyntax.self)?.expression
    else { return [trimmedDescription] }
    var parts: [String] = []
    while let call = expression.as(FunctionCallExprSyntax.self) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = member.base
      else {
        let name = call.calledExpression.trimmedDescription.prefix { $0 != "<" }.description
        if name == "CombineReducers", let closure = call.trailingClosure {
          return parts + closure.statements.flatMap(\.item.reducerParts)
        }
        return parts + [name]
      }
      parts.append(member.declName.baseName.text)
      expression = base
    }
    return parts + [expression.trimmedDescription]
  }
}

extension StructDeclSyntax {
  /// The members and a `body` after them that does nothing yet.
  fileprivate var withBody: [FixIt] {
    let members = memberBlock.members
    guard let last = members.last else { return [] }
    let space = last.leadingTrivia.description.split(separator: "\n").last.map(String.init) ?? ""
    let body: DeclSyntax =
      """
      var body: some ReducerOf<Self> {
      \(raw: space)  Reduce { state, action in
      \(raw: space)    .none
      \(raw: space)  }
      \(raw: space)}
      """
    let item = MemberBlockItemSyntax(decl: body)
      .with(\.leadingTrivia, .newlines(2) + Trivia(pieces: [.spaces(space.count)]))
    return [.replacing(members, with: members + [item], "write 'body' in here")]
  }

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
