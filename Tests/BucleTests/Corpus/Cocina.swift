import ComposableArchitecture

/// A list of timers, two that are always there, and one that comes and goes.
@Reducer
struct Cocina {
  @ObservableState
  struct State: Equatable {
    var horno = Temporizador.State(id: -1)
    var fuego = Temporizador.State(id: -2)
    var invitado: Temporizador.State?
    var lista: IdentifiedArrayOf<Temporizador.State> = []
    var tics = 0
  }

  enum Action {
    case horno(Temporizador.Action)
    case fuego(Temporizador.Action)
    case invitado(Temporizador.Action)
    case lista(IdentifiedActionOf<Temporizador>)
    case invitar(Int?)
    case poner(Int)
    case quitar(Int)
    case ordenar
    case pararTodo
  }

  var body: some ReducerOf<Self> {
    Scope(\.horno, action: \.horno) { Temporizador() }
    Scope(state: \.fuego, action: \.fuego) { Temporizador() }
    Reduce { state, action in
      switch action {
      case .invitar(let id):
        state.invitado = id.map { Temporizador.State(id: $0) }
        return .none
      case .poner(let id):
        state.lista.append(Temporizador.State(id: id))
        return .none
      case .quitar(let id):
        state.lista.remove(id: id)
        return .none
      case .ordenar:
        state.lista.sort { $0.id < $1.id }
        return .none
      case .pararTodo:
        return .cancel(id: Temporizador.CancelID.reloj)
      case .horno(.tic), .fuego(.tic), .invitado(.tic), .lista(.element(id: _, action: .tic)):
        state.tics += 1
        return .none
      case .horno, .fuego, .invitado, .lista:
        return .none
      }
    }
    .ifLet(\.invitado, action: \.invitado) { Temporizador() }
    .forEach(\.lista, action: \.lista) { Temporizador() }
  }
}
