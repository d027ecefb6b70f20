/// A dialog of several choices as a value: what it says, and what its buttons send; see ``AlertState``.
public struct ConfirmationDialogState<Action>: EphemeralState, Identifiable {
  /// Tells one dialog from the next.
  public let id: AlertID
  /// What it asks.
  public var title: TextState
  /// Whether the title is shown.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility
  /// What it explains; `nil` if that is nothing.
  public var message: TextState?
  /// Its buttons.
  public var buttons: [ButtonState<Action>]

  /// A dialog in parts.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>],
    message: (() -> TextState)? = nil
  ) {
    self.init(
      title: title(),
      titleVisibility: titleVisibility,
      message: message?(),
      buttons: actions()
    )
  }

  /// A dialog from its parts.
  public init(
    title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    message: TextState? = nil,
    buttons: [ButtonState<Action>] = []
  ) {
    id = AlertID()
    self.title = title
    self.titleVisibility = titleVisibility
    self.message = message
    self.buttons = buttons
  }

  /// The same dialog with other actions.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      title: title,
      titleVisibility: titleVisibility,
      message: message,
      buttons: buttons.map { $0.map(transform) }
    )
  }
}

/// Whether the title of a dialog is shown.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// As the view thinks best.
  case automatic
  /// It is not.
  case hidden
  /// It is.
  case visible
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Tells whether they say and send the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.titleVisibility == rhs.titleVisibility
      && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  /// Hashes what it says and sends.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(titleVisibility)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: CustomReflectable {
  /// What it says and sends, as it is written.
  public var customMirror: Mirror {
    var parts: [(label: String?, value: Any)] = [("title", title)]
    if titleVisibility != .automatic { parts.append(("titleVisibility", titleVisibility)) }
    if let message { parts.append(("message", message)) }
    if !buttons.isEmpty { parts.append(("buttons", buttons)) }
    return Mirror(self, children: parts, displayStyle: .struct)
  }
}
