import SwiftParser
import SwiftSyntax
import SyntaxWire

/// Makes every mutant of a source that its operators allow, in the order of the text.
final class MutantMaker: SyntaxAnyVisitor {
  private let source: ParsedSource
  private var mutants: [Mutant] = []
  /// Two operators may make the same text of a source: the first one has it.
  private var texts: Set<String>

  private init(_ source: ParsedSource) {
    self.source = source
    texts = [source.text]
    super.init(viewMode: .sourceAccurate)
  }

  static func mutants(of source: ParsedSource) -> [Mutant] {
    let maker = MutantMaker(source)
    maker.walk(source.tree)
    return maker.mutants
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    // What an attribute says is about the program, not what the program does.
    if node.is(AttributeSyntax.self) { return .skipChildren }
    if let item = node.as(CodeBlockItemSyntax.self) { delete(item) }
    if let condition = node.as(ConditionElementSyntax.self) { negate(condition) }
    if let choice = node.as(TernaryExprSyntax.self) { negate(choice.condition) }
    if let list = node.as(SwitchCaseListSyntax.self) { swap(list) }
    if let argument = node.as(LabeledExprSyntax.self) { dropCancelInFlight(argument) }
    if let call = node.as(FunctionCallExprSyntax.self) { dropCancellation(call) }
    if let exit = node.as(ReturnStmtSyntax.self) { returnNone(exit) }
    shift(node)
    return .visitChildren
  }

  // MARK: - Operators

  private func delete(_ item: CodeBlockItemSyntax) {
    // What stands at the top of a file is a declaration or a statement of no feature's.
    guard item.parent?.parent?.is(SourceFileSyntax.self) != true else { return }
    if case .decl = item.item { return }
    let isDefer = item.item.is(DeferStmtSyntax.self)
    let list = item.parent?.as(CodeBlockItemListSyntax.self)
    let isOnlyOfCase = list?.count == 1 && list?.parent?.is(SwitchCaseSyntax.self) == true
    replace(item, by: isOnlyOfCase ? "break" : "", isDefer ? .skipDefer : .deleteStatement)
  }

  private func negate(_ condition: ConditionElementSyntax) {
    guard case .expression(let expression) = condition.condition else { return }
    negate(expression)
  }

  private func negate(_ expression: ExprSyntax) {
    replace(expression, by: "!(\(expression.trimmedDescription))", .negateCondition)
  }

  private func swap(_ list: SwitchCaseListSyntax) {
    let cases = list.compactMap { $0.as(SwitchCaseSyntax.self) }
    for (one, other) in zip(cases, cases.dropFirst()) {
      guard case .case = one.label, case .case = other.label else { continue }
      let from = one.label.positionAfterSkippingLeadingTrivia.utf8Offset
      let middle = (
        one.label.endPositionBeforeTrailingTrivia.utf8Offset,
        other.label.positionAfterSkippingLeadingTrivia.utf8Offset
      )
      let end = other.label.endPositionBeforeTrailingTrivia.utf8Offset
      let between = String(decoding: Array(source.text.utf8)[middle.0..<middle.1], as: UTF8.self)
      let text = other.label.trimmedDescription + between + one.label.trimmedDescription
      add(.swapCases, at: one, from..<end, text)
    }
  }

  private func shift(_ node: Syntax) {
    if let literal = node.as(IntegerLiteralExprSyntax.self),
      let value = Int(literal.literal.text.filter { $0 != "_" })
    {
      replace(literal, by: "\(value + 1)", .shiftConstant)
      replace(literal, by: value == 0 ? "(-1)" : "\(value - 1)", .shiftConstant)
    } else if let literal = node.as(FloatLiteralExprSyntax.self),
      let value = Double(literal.literal.text.filter { $0 != "_" })
    {
      replace(literal, by: "\(value + 1)", .shiftConstant)
    } else if let literal = node.as(BooleanLiteralExprSyntax.self) {
      let isCancelInFlight =
        literal.parent?.as(LabeledExprSyntax.self)?.label?.text == "cancelInFlight"
      guard !isCancelInFlight else { return }
      let isTrue = literal.literal.tokenKind == .keyword(.true)
      replace(literal, by: isTrue ? "false" : "true", .shiftConstant)
    } else if let literal = node.as(StringLiteralExprSyntax.self),
      literal.segments.count == 1, let text = literal.representedLiteralValue
    {
      replace(literal, by: text.isEmpty ? "\"?\"" : "\"\"", .shiftConstant)
    }
  }

  private func dropCancelInFlight(_ argument: LabeledExprSyntax) {
    guard argument.label?.text == "cancelInFlight", argument.expression.trimmedDescription == "true"
    else { return }
    replace(argument.expression, by: "false", .dropCancelInFlight)
  }

  private func dropCancellation(_ call: FunctionCallExprSyntax) {
    guard let called = call.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    switch (called.declName.baseName.text, called.base) {
    case ("cancellable", let base?):
      replace(call, by: base.trimmedDescription, .dropCancellation)
    case ("cancel", let base)
    where (base == nil || base?.trimmedDescription == "Effect") && !call.arguments.isEmpty:
      replace(call, by: ".none", .dropCancellation)
    default: break
    }
  }

  private func returnNone(_ exit: ReturnStmtSyntax) {
    guard let value = exit.expression, value.trimmedDescription != ".none" else { return }
    replace(value, by: ".none", .returnNone)
  }

  // MARK: - Edits

  private func replace(_ node: some SyntaxProtocol, by text: String, _ kind: Mutant.Kind) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    add(kind, at: node, start..<node.endPositionBeforeTrailingTrivia.utf8Offset, text)
  }

  private func add(
    _ kind: Mutant.Kind,
    at node: some SyntaxProtocol,
    _ range: Range<Int>,
    _ replacement: String
  ) {
    var bytes = Array(source.text.utf8)
    bytes.replaceSubrange(range, with: Array(replacement.utf8))
    let text = String(decoding: bytes, as: UTF8.self)
    guard texts.insert(text).inserted else { return }
    let place = source.place(of: node)
    mutants.append(
      Mutant(
        kind: kind,
        line: place.line,
        column: place.column,
        text: text,
        diff: UnifiedDiff(file: source.name, from: source.text, to: text).text
      )
    )
  }
}
