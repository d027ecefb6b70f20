import SwiftSyntax
import SyntaxWire

/// Counts what a source declares.
final class CensusTaker: SyntaxAnyVisitor {
  private(set) var census = Census()

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.kind {
    case .enumCaseElement:
      census.cases += 1
      census.identifiers += 1
    case .ifExpr, .guardStmt, .switchCase, .ternaryExpr, .whileStmt, .forStmt, .repeatStmt,
      .catchClause:
      census.branches += 1
    case .identifierPattern, .functionParameter, .closureShorthandParameter, .closureParameter:
      census.identifiers += 1
    default:
      if node.asProtocol((any NamedDeclSyntax).self) != nil { census.identifiers += 1 }
    }
    if let call = node.as(FunctionCallExprSyntax.self), call.isBindingByHand {
      census.bindings += 1
    }
    if let variable = node.as(VariableDeclSyntax.self) { take(variable) }
    return .visitChildren
  }

  private func take(_ variable: VariableDeclSyntax) {
    let isDependency = variable.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Dependency"
    }
    if isDependency { census.dependencies += 1 }
    guard variable.parent?.is(MemberBlockItemSyntax.self) == true else { return }
    census.storedTasks += variable.bindings.count { binding in
      guard binding.accessorBlock == nil else { return false }
      let parts = [
        binding.typeAnnotation.map { Syntax($0) }, binding.initializer.map { Syntax($0) },
      ]
      return parts.compactMap { $0 }.contains { part in
        part.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .identifier("Task") }
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is `Binding(get: …, set: …)`, with or without its type.
  fileprivate var isBindingByHand: Bool {
    let name =
      calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? calledExpression
    return name.trimmedDescription == "Binding" && arguments.first?.label?.text == "get"
  }
}
