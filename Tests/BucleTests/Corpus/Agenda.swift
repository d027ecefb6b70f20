import ComposableArchitecture

/// A list of notes, and what is presented over it: an editor, a timer, or a plain message.
@Reducer
struct Agenda {
  @Reducer(state: .equatable)
  enum Destino {
    case editor(Editor)
    case temporizador(Temporizador)
    @ReducerCaseIgnored
    case aviso(String, veces: Int)
  }

  @ObservableState
  struct State: Equatable {
    var notas: [Int] = []
    @Presents var destino: Destino.State?
    @Presents var ayuda: Temporizador.State?
  }

  enum Action {
    case destino(PresentationAction<Destino.Action>)
    case ayuda(PresentationAction<Temporizador.Action>)
    case editar(Int)
    case cronometrar(Int)
    case avisar(String)
    case ayudar
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .editar(let id):
        state.destino = .editor(Editor.State(id: id))
        return .none
      case .cronometrar(let id):
        state.destino = .temporizador(Temporizador.State(id: id))
        return .none
      case .avisar(let texto):
        state.destino = .aviso(texto, veces: 1)
        return .none
      case .ayudar:
        state.ayuda = Temporizador.State(id: 0)
        return .none
      case .destino(.presented(.editor(.delegado(.borrar(let id))))):
        state.notas.removeAll { $0 == id }
        state.destino = nil
        return .none
      case .destino(.dismiss):
        if case .editor(let editor) = state.destino { state.notas.append(editor.id) }
        return .none
      case .destino, .ayuda:
        return .none
      }
    }
    .ifLet(\.$destino, action: \.destino)
    .ifLet(\.$ayuda, action: \.ayuda) { Temporizador() }
  }
}
