public import ComposableArchitecture

/// What another module could use: every generated member has to be as public as the type.
@Reducer
public struct Publica {
  /// A machine.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// What it does.
    public var modo: Modo
    /// How many actions it got.
    public var veces = 0

    /// A machine that got no action.
    public init(modo: Modo) {
      self.modo = modo
    }
  }

  /// What a machine does.
  @ObservableState
  @CasePathable
  @dynamicMemberLookup
  public enum Modo: Equatable, Sendable {
    case apagado
    case encendido(Lampara)
    case averiado(codigo: Int)
  }

  /// A lamp that is on.
  @ObservableState
  public struct Lampara: Equatable, Sendable {
    /// In hundredths.
    public var brillo = 0
    /// By name.
    public var color = ""
  }

  /// What happens to it.
  public enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case brillo(Int)
    case averia(Int)
  }

  /// The feature.
  public init() {}

  /// Its logic.
  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      state.veces += 1
      switch action {
      case .binding:
        return .none
      case .brillo(let brillo):
        state.modo.modify(\.encendido) { $0.brillo = brillo }
        return .none
      case .averia(let codigo):
        state.modo = .averiado(codigo: codigo)
        return .none
      }
    }
  }
}

/// Everything that is not written is generated.
@Reducer
struct Vacia {}
