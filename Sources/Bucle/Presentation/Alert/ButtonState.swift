/// A button of an alert, and the action that it sends: `ButtonState(role: .destructive, action: .borrar) { TextState("Borrar") }`.
public struct ButtonState<Action> {
  /// What the button says.
  public var label: TextState
  /// What the button is for; `nil` if that is nothing special.
  public var role: ButtonStateRole?
  /// What pressing it sends.
  public var action: ButtonStateAction<Action>

  /// A button whose action may be none.
  public init(
    role: ButtonStateRole? = nil,
    action: Action? = nil,
    label: () -> TextState
  ) {
    self.init(role: role, action: .send(action), label: label)
  }

  /// A button.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action>,
    label: () -> TextState
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The same button with other actions.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonState<NewAction> {
    ButtonState<NewAction>(role: role, action: .send(transform(action.action))) { label }
  }
}

/// What a button is for.
public enum ButtonStateRole: Hashable, Sendable {
  /// It leaves everything as it is.
  case cancel
  /// It takes away something that does not come back.
  case destructive
}

/// What pressing a button sends.
public struct ButtonStateAction<Action> {
  /// The action; `nil` for a button that only closes what it is in.
  public var action: Action?

  /// Sends an action, or nothing.
  public static func send(_ action: Action?) -> Self { Self(action: action) }
}

extension ButtonState: Equatable where Action: Equatable {}
extension ButtonState: Hashable where Action: Hashable {}
extension ButtonState: Sendable where Action: Sendable {}
extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}

extension ButtonState: WrittenInSwift {
  var writtenInSwift: String {
    let role = role.map { "role: .\($0)" }
    let sent = action.action.map { "action: \(Dump($0).line)" }
    let arguments = [role, sent].compactMap { $0 }
    let parentheses = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    return "ButtonState\(parentheses) { \(label.writtenInSwift) }"
  }
}

/// Lists the buttons of an alert, one below the other.
@resultBuilder
public enum ButtonStateBuilder<Action> {
  /// One button.
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] {
    [button]
  }

  /// One after the other.
  public static func buildBlock(_ buttons: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    buttons.flatMap(\.self)
  }

  /// Buttons behind an `if`.
  public static func buildOptional(_ buttons: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    buttons ?? []
  }

  /// The first branch.
  public static func buildEither(first buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }

  /// The second branch.
  public static func buildEither(second buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }

  /// The buttons of a loop.
  public static func buildArray(_ buttons: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    buttons.flatMap(\.self)
  }

  /// Buttons behind `if #available`.
  public static func buildLimitedAvailability(
    _ buttons: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    buttons
  }
}
