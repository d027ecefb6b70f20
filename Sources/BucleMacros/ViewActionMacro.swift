import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Gives a view with a store the conformance that offers `send`, and points out sends that go around it.
enum ViewActionMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.variables.contains(where: { $0.identifier?.text == "store" }) else {
      context.report(.noStore(), at: node)
      return []
    }
    let sends = StoreSends(viewMode: .sourceAccurate)
    sends.walk(declaration)
    for send in sends.found { context.report(.storeSend(), at: send, fixIts: send.withoutStore) }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): Bucle.ViewActionSending {}")]
  }
}

/// Finds `store.send`.
private final class StoreSends: SyntaxVisitor {
  var found: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let called = node.calledExpression.as(MemberAccessExprSyntax.self),
      called.declName.baseName.text == "send",
      ["store", "self.store"].contains(called.base?.trimmedDescription)
    {
      found.append(node)
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// `send(x)` for `store.send(.view(x))`; none for another argument.
  fileprivate var withoutStore: [FixIt] {
    guard arguments.count == 1,
      let view = arguments.first?.expression.as(FunctionCallExprSyntax.self),
      view.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "view"
    else { return [] }
    let call = FunctionCallExprSyntax(
      calledExpression: DeclReferenceExprSyntax(baseName: "send"),
      leftParen: .leftParenToken(),
      arguments: view.arguments,
      rightParen: .rightParenToken()
    )
    return [
      .replacing(
        self,
        with: call.with(\.leadingTrivia, leadingTrivia).with(\.trailingTrivia, trailingTrivia),
        "send the view action"
      )
    ]
  }
}
