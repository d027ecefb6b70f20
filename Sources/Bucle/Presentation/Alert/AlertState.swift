/// An alert as a value: what it says, and what its buttons send.
///
/// ```swift
/// @Reducer
/// struct Notas {
///   @ObservableState
///   struct State {
///     var notas: [String] = []
///     @Presents var alerta: AlertState<Action.Alerta>?
///   }
///
///   enum Action {
///     case alerta(PresentationAction<Alerta>)
///     case borrarTodo
///
///     @CasePathable
///     enum Alerta { case confirmar }
///   }
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .borrarTodo:
///         state.alerta = AlertState {
///           TextState("¿Borrar todas las notas?")
///         } actions: {
///           ButtonState(role: .destructive, action: .confirmar) { TextState("Borrar") }
///           ButtonState(role: .cancel) { TextState("Cancelar") }
///         }
///         return .none
///       case .alerta(.presented(.confirmar)):
///         state.notas = []
///         return .none
///       case .alerta:
///         return .none
///       }
///     }
///     .ifLet(\.$alerta, action: \.alerta)
///   }
/// }
/// ```
///
/// Two alerts that say and send the same are equal.
public struct AlertState<Action>: EphemeralState, Identifiable {
  /// Tells one alert from the next.
  public let id: AlertID
  /// What it asks.
  public var title: TextState
  /// What it explains; `nil` if that is nothing.
  public var message: TextState?
  /// Its buttons; without any, the view that shows it has one that closes it.
  public var buttons: [ButtonState<Action>]

  /// An alert in parts.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(title: title(), message: message?(), buttons: actions())
  }

  /// An alert from its parts.
  public init(
    title: TextState,
    message: TextState? = nil,
    buttons: [ButtonState<Action>] = []
  ) {
    id = AlertID()
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// The same alert with other actions.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      title: title,
      message: message,
      buttons: buttons.map { $0.map(transform) }
    )
  }
}

/// Tells one alert or dialog from the next: each that is made has its own.
public struct AlertID: Hashable, Sendable {
  private let number = ObservableStateID.nextToken()
}

extension AlertState: Equatable where Action: Equatable {
  /// Tells whether they say and send the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Hashes what it says and sends.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: CustomReflectable {
  /// What it says and sends, as it is written.
  public var customMirror: Mirror {
    var parts: [(label: String?, value: Any)] = [("title", title)]
    if let message { parts.append(("message", message)) }
    if !buttons.isEmpty { parts.append(("buttons", buttons)) }
    return Mirror(self, children: parts, displayStyle: .struct)
  }
}
