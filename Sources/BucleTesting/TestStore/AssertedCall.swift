internal import Bucle

/// The call whose outcome is asserted, as failures name it and as their remedies rewrite it.
enum AssertedCall {
  case send(Dump)
  case receive(ExpectedAction, Dump)
  case assert

  /// The call as the test would write it, up to its closure.
  var code: String {
    switch self {
    case .send(let action): "await store.send(\(action.line))"
    case .receive(let expected, _): "await store.receive(\(expected.callCode))"
    case .assert: "store.assert"
    }
  }

  /// The action; `nil` for a plain assertion.
  var action: String? {
    switch self {
    case .send(let action), .receive(_, let action): action.line
    case .assert: nil
    }
  }
}

/// What a test says that it is about to receive.
enum ExpectedAction {
  /// An action, and what stands for it in the parentheses of `receive`.
  case action(Dump, written: String)
  case caseOnly(String)
  case condition

  static func path<Action, Value>(_ path: CaseKeyPath<Action, Value>) -> Self {
    guard let type = Action.self as? any CasePathable.Type, let name = name(of: path, in: type)
    else { return .caseOnly("\(path)") }
    return .caseOnly(name)
  }

  private static func name<Root: CasePathable>(of path: AnyKeyPath, in _: Root.Type) -> String? {
    guard let path = path as? PartialCaseKeyPath<Root> else { return nil }
    return Root.name(of: path)
  }

  var code: String {
    switch self {
    case .action(let action, _): action.line
    case .caseOnly(let path): path
    case .condition: "{ … }"
    }
  }

  /// What stands in the parentheses of `receive`.
  var callCode: String {
    if case .action(_, let written) = self { written } else { code }
  }
}
