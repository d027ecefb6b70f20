import SwiftSyntax
import SyntaxWire

/// Looks for names that are like a declared one and are none, in the places where the compiler loses its way.
final class SpellingChecker: SyntaxAnyVisitor {
  private(set) var found: [Misspelling] = []
  private let source: ParsedSource
  private let names: DeclaredNames
  /// The elements that the closures around this place are given, by parameter, with the type of each.
  private var rows: [(name: String, type: String)] = []

  private init(_ source: ParsedSource, _ names: DeclaredNames) {
    self.source = source
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  static func misspellings(in sources: [ParsedSource]) -> [Misspelling] {
    let names = DeclaredNames(sources)
    return sources.flatMap { source in
      let checker = SpellingChecker(source, names)
      checker.walk(source.tree)
      return checker.found.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let attribute = node.as(AttributeSyntax.self) {
      checkDependency(attribute)
    } else if let choice = node.as(SwitchExprSyntax.self) {
      checkCases(of: choice)
    } else if let call = node.as(FunctionCallExprSyntax.self) {
      check(call)
    } else if let member = node.as(MemberAccessExprSyntax.self) {
      checkMember(member)
    }
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    guard let call = node.as(FunctionCallExprSyntax.self), element(of: call) != nil else { return }
    rows.removeLast()
  }

  // MARK: - Places

  /// The names of the types around a place.
  private func context(of node: some SyntaxProtocol) -> [String] {
    var path: [String] = []
    var above = node.parent
    while let node = above {
      path = DeclarationFinder.names(node).map { $0 + path } ?? path
      above = node.parent
    }
    return path
  }

  private func report(
    _ node: some SyntaxProtocol,
    _ name: String,
    _ owner: Misspelling.Owner,
    nearest: String?
  ) {
    let place = source.place(of: node)
    var member = Syntax(node)
    while let above = member.parent, !member.is(MemberBlockItemSyntax.self) { member = above }
    let (first, last) = source.lines(of: member)
    found.append(
      Misspelling(
        file: source.name,
        line: place.line,
        column: place.column,
        lines: first...last,
        name: name,
        owner: owner,
        nearest: nearest
      )
    )
  }

  private func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let written = Array(name)
    let limit = written.count < 4 ? 1 : 2
    let near = candidates.map { (name: $0, distance: editDistance(written, Array($0))) }
      .filter { $0.distance <= limit }
    return near.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  // MARK: - Cases

  private func action(of context: [String]) -> TypeName? {
    for count in stride(from: context.count, to: 0, by: -1) {
      let name = TypeName(Array(context.prefix(count)) + ["Action"], in: [])
      if names.cases(of: name) != nil { return name }
    }
    return nil
  }

  private func checkCases(of choice: SwitchExprSyntax) {
    guard choice.subject.trimmedDescription == "action",
      let action = action(of: context(of: choice))
    else { return }
    for branch in choice.cases {
      guard let label = branch.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)
      else { continue }
      for item in label.caseItems { checkCase(item.pattern, of: action) }
    }
  }

  private func checkCase(_ pattern: PatternSyntax, of type: TypeName) {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      checkCase(binding.pattern, of: type)
    } else if let expression = pattern.as(ExpressionPatternSyntax.self) {
      checkCase(expression.expression, of: type, isPattern: true)
    }
  }

  /// A case with the cases in its parentheses; what has a base of its own names something else.
  private func checkCase(_ expression: ExprSyntax, of type: TypeName, isPattern: Bool) {
    let call = expression.as(FunctionCallExprSyntax.self)
    guard let member = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self),
      member.base == nil, let (owner, cases) = names.cases(of: type)
    else { return }
    let name = member.declName.baseName.unquoted
    guard name != "self" else { return }
    guard let known = cases.first(where: { $0.name == name }) else {
      let nearest = nearest(to: name, among: cases.map(\.name))
      // What is sent may be made by a function, or go to another feature.
      guard nearest != nil || isPattern, names.members[owner]?.contains(name) != true else {
        return
      }
      report(member.declName, name, .cases(owner), nearest: nearest)
      return
    }
    for (argument, payload) in zip(call?.arguments ?? [], known.payload) {
      if let payload { checkCase(argument.expression, of: payload, isPattern: isPattern) }
    }
  }

  // MARK: - Calls

  private func check(_ call: FunctionCallExprSyntax) {
    let callee = call.calledExpression
    let member = callee.as(MemberAccessExprSyntax.self)
    let name =
      member?.declName.baseName.unquoted
      ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.unquoted
    let context = context(of: call)
    switch name {
    case "send" where member?.base == nil:
      if let action = action(of: context), let sent = call.arguments.first {
        checkCase(sent.expression, of: action, isPattern: false)
      }
    case "Scope" where member == nil, "ifLet" where member != nil, "forEach" where member != nil:
      checkPaths(of: call, operation: name ?? "", in: context)
    case "dependency" where member != nil, "transformDependency" where member != nil:
      if let path = call.arguments.first?.expression.firstOfPath { checkDependency(path) }
    case "ForEach" where member == nil:
      if let row = element(of: call) { rows.append(row) }
    default:
      break
    }
  }

  private func checkPaths(
    of call: FunctionCallExprSyntax,
    operation: String,
    in context: [String]
  ) {
    guard let action = action(of: context), let (owner, cases) = names.cases(of: action),
      let taken = call.arguments.first(where: { $0.label?.text == "action" })?.expression
        .firstOfPath
    else { return }
    let property = call.arguments.first?.expression.firstOfPath
    if let property {
      checkProperty(property, property.baseName.text, of: state(of: owner))
    }
    let name = taken.baseName.unquoted
    guard let known = cases.first(where: { $0.name == name }) else {
      report(taken, name, .cases(owner), nearest: nearest(to: name, among: cases.map(\.name)))
      return
    }
    let isPresentation = property?.baseName.text.hasPrefix("$") == true
    let wanted: [String]
    switch operation {
    case "forEach":
      wanted = ["IdentifiedActionOf", "IdentifiedAction", "StackActionOf", "StackAction"]
    case "ifLet" where isPresentation: wanted = ["PresentationAction"]
    default: return
    }
    func carries(_ entry: DeclaredNames.Case) -> Bool {
      entry.payload.count == 1 && entry.payload[0].map { wanted.contains($0.written) } ?? false
    }
    // What an alias stands for is not looked into.
    let isKnown = known.payload.allSatisfy {
      $0.map { $0.path.count > 1 || Self.plain.contains($0.written) } ?? true
    }
    let fitting = cases.filter(carries).map(\.name)
    guard !carries(known), isKnown, let first = fitting.first else { return }
    let nearest = nearest(to: name, among: fitting) ?? first
    report(taken, name, .carriers(operation: operation, wanted: wanted[0]), nearest: nearest)
  }

  private static let plain: Set = ["Int", "String", "Bool", "Double", "Result", "UUID", "Date"]

  // MARK: - Properties

  /// The state that stands beside an action.
  private func state(of action: String) -> String {
    action.split(separator: ".").dropLast().map(String.init).joined(separator: ".") + ".State"
  }

  private func checkMember(_ member: MemberAccessExprSyntax) {
    guard let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return }
    let name = member.declName.baseName.unquoted
    if base == "$0", member.isInReplacedDependencies {
      checkDependency(member.declName)
    } else if let row = rows.last(where: { $0.name == base }) {
      checkProperty(member.declName, name, of: row.type)
    } else if base == "state" || base == "$0" && member.isInOnChange {
      guard let action = action(of: context(of: member)).flatMap(names.resolve) else { return }
      checkProperty(member.declName, name, of: state(of: action))
    }
  }

  /// A type may have members that the sources do not show: what is like none of the known ones is let be.
  private func checkProperty(_ node: some SyntaxProtocol, _ name: String, of type: String) {
    // With a `$` that is too much the name is right, and something else is missing.
    guard let known = names.members[type], !known.contains(String(name.trimmingPrefix("$"))),
      let nearest = nearest(to: name, among: known)
    else { return }
    report(node, name, .properties(type), nearest: nearest)
  }

  /// What the closure of a `ForEach` over the elements of a store's state is given.
  private func element(of call: FunctionCallExprSyntax) -> (name: String, type: String)? {
    guard
      let closure = call.trailingClosure
        ?? call.arguments.last?.expression.as(ClosureExprSyntax.self),
      case .simpleInput(let parameters)? = closure.signature?.parameterClause,
      let parameter = parameters.first, var data = call.arguments.first?.expression
    else { return nil }
    var property: String?
    if let scope = data.as(FunctionCallExprSyntax.self),
      let member = scope.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "scope"
    {
      property = scope.arguments.first?.expression.firstOfPath?.baseName.text
      data = base
    } else if let member = data.as(MemberAccessExprSyntax.self), let base = member.base {
      property = member.declName.baseName.text
      data = base
    }
    let view = context(of: call)
    guard let property, let store = data.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let held = names.type(of: store, in: view.joined(separator: ".")),
      held.written == "StoreOf", let feature = held.arguments.first,
      let state = names.resolve(feature.member("State")),
      let list = names.type(of: property, in: state), list.written == "IdentifiedArrayOf",
      let row = list.arguments.first.flatMap(names.resolve)
    else { return nil }
    return (parameter.name.unquoted, row)
  }

  // MARK: - Dependencies

  private func checkDependency(_ attribute: AttributeSyntax) {
    guard attribute.attributeName.trimmedDescription == "Dependency",
      case .argumentList(let arguments)? = attribute.arguments,
      let name = arguments.first?.expression.firstOfPath
    else { return }
    checkDependency(name)
  }

  private func checkDependency(_ name: DeclReferenceExprSyntax) {
    let own = names.members["DependencyValues"] ?? []
    let known = own.union(BuiltInDependencies.names)
    let written = name.baseName.unquoted
    guard !known.contains(written), let nearest = nearest(to: written, among: known) else { return }
    report(name, written, .dependencies, nearest: nearest)
  }
}

extension ExprSyntax {
  /// The first name of a key path that is written out.
  fileprivate var firstOfPath: DeclReferenceExprSyntax? {
    `as`(KeyPathExprSyntax.self)?.components.first?.component
      .as(KeyPathPropertyComponentSyntax.self)?.declName
  }
}

extension MemberAccessExprSyntax {
  /// Whether it stands in a closure that puts dependencies in the place of others.
  fileprivate var isInReplacedDependencies: Bool {
    let name = "withDependencies"
    var above = parent
    while let node = above, !node.is(ClosureExprSyntax.self) { above = node.parent }
    if let trailing = above?.parent?.as(MultipleTrailingClosureElementSyntax.self) {
      return trailing.label.text == name
    }
    let argument = above?.parent?.as(LabeledExprSyntax.self)
    if argument?.label?.text == name { return true }
    let call = argument == nil ? above?.parent : argument?.parent?.parent
    let callee = call?.as(FunctionCallExprSyntax.self)?.calledExpression
    return callee?.as(DeclReferenceExprSyntax.self)?.baseName.text == name
      || callee?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
  }

  /// Whether it stands in the closure that says which value `onChange` compares.
  fileprivate var isInOnChange: Bool {
    var above = parent
    while let node = above, !node.is(ClosureExprSyntax.self) { above = node.parent }
    let argument = above?.parent?.as(LabeledExprSyntax.self)
    let call = argument?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let callee = call?.calledExpression.as(MemberAccessExprSyntax.self)
    return argument?.label?.text == "of" && callee?.declName.baseName.text == "onChange"
  }
}
