public import ComposableArchitecture

/// What another module could use: every generated member has to be as public as the type.
@Reducer
public struct Publica {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var modo: Modo
    public var veces = 0

    public init(modo: Modo) {
      self.modo = modo
    }
  }

  @ObservableState
  @CasePathable
  @dynamicMemberLookup
  public enum Modo: Equatable, Sendable {
    case apagado
    case encendido(Lampara)
    case averiado(codigo: Int)
  }

  @ObservableState
  public struct Lampara: Equatable, Sendable {
    public var brillo = 0
    public var color = ""
  }

  public enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case brillo(Int)
    case averia(Int)
  }

  public init() {}

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
