internal import Bucle

/// An action that came, as failures print it and as a test receives it.
struct ReceivedAction {
  let dump: Dump
  /// What stands in the parentheses of `receive`.
  let code: String

  init<Action>(_ action: Action) {
    dump = Dump(action)
    code = Self.code(of: action) ?? dump.line
  }

  /// The path to the last case that a path can name, and its payload if that is compared.
  ///
  /// What counts is how payloads are declared: an `any Error` is not compared, whatever it holds.
  private static func code(of action: Any) -> String? {
    guard let action = action as? any CasePathable else { return nil }
    return path(of: action).map { "\\\($0)" }
  }

  private static func path<Root: CasePathable>(of value: Root) -> String? {
    guard let entry = Root._$cases.first(where: { $0.extract(from: value) != nil }),
      let payload = entry.extract(from: value)
    else { return nil }
    return ".\(entry.name)" + rest(payload, declaredAs: entry.payload)
  }

  private static func rest(_ payload: Any, declaredAs type: Any.Type) -> String {
    if type is any Equatable.Type { return ", \(Dump(payload).line)" }
    guard type is any CasePathable.Type else { return "" }
    if let element = payload as? any ErasedElementAction {
      return "[id: \(Dump(element.erasedID).line)]"
        + rest(element.erasedAction, declaredAs: element.actionType)
    }
    return (payload as? any CasePathable).flatMap { path(of: $0) } ?? ""
  }
}
