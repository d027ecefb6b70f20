import ComposableArchitecture
import Foundation

/// A list of messages, with one of several things shown over it.
@Reducer
struct Bandeja {
  @ObservableState
  struct State: Equatable {
    var mensajes: IdentifiedArrayOf<Mensaje.State> = []
    @Presents var destino: Destino.State?
    var seleccion: Mensaje.State.ID?
    var filtro = Filtro.todos

    enum Filtro: String, CaseIterable, Equatable { case todos, leidos }

    var visibles: IdentifiedArrayOf<Mensaje.State> {
      filtro == .todos ? mensajes : mensajes.filter(\.estaLeido)
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case anadirPulsado
    case borrar(IndexSet)
    case destino(PresentationAction<Destino.Action>)
    case mensajes(IdentifiedActionOf<Mensaje>)
    case mensajePulsado(id: Mensaje.State.ID)

    @CasePathable
    enum Alerta: Equatable {
      case confirmarBorrado(id: UUID)
      case cancelar
    }

    @CasePathable
    enum Menu {
      case archivar
      case marcarTodos
    }
  }

  @Reducer
  enum Destino {
    case alerta(AlertState<Bandeja.Action.Alerta>)
    case editar(Mensaje)
    case menu(ConfirmationDialogState<Bandeja.Action.Menu>)
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var ahora

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.filtro):
        state.seleccion = nil
        return .none

      case .binding:
        return .none

      case .anadirPulsado:
        state.destino = .editar(Mensaje.State(id: uuid(), fecha: ahora))
        return .none

      case let .borrar(indices):
        for id in indices.map({ state.mensajes[$0].id }) {
          state.destino = .alerta(.borrado(id: id))
        }
        return .none

      case .destino(.presented(.alerta(.confirmarBorrado(let id)))):
        state.mensajes.remove(id: id)
        return .none

      case .destino(.presented(.editar(.delegado(.guardado)))):
        guard let editado = state.destino?.editar else { return .none }
        state.mensajes[id: editado.id] = editado
        state.destino = nil
        return .none

      case .destino(.presented(.menu(.marcarTodos))):
        for id in state.mensajes.ids {
          state.mensajes[id: id]?.estaLeido = true
        }
        return .none

      case .destino:
        return .none

      case .mensajes(.element(id: let id, action: .delegado(.guardado))):
        state.seleccion = id
        return .none

      case .mensajes:
        return .none

      case let .mensajePulsado(id):
        guard let mensaje = state.mensajes[id: id] else { return .none }
        state.destino = .editar(mensaje)
        return .none
      }
    }
    .ifLet(\.$destino, action: \.destino)
    .forEach(\.mensajes, action: \.mensajes) {
      Mensaje()
    }
  }
}

extension Bandeja.Destino.State: Equatable {}

extension AlertState where Action == Bandeja.Action.Alerta {
  static func borrado(id: UUID) -> Self {
    AlertState {
      TextState("¿Borrar el mensaje?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmarBorrado(id: id)) {
        TextState("Borrar")
      }
      ButtonState(role: .cancel, action: .cancelar) {
        TextState("Cancelar")
      }
    } message: {
      TextState("No se puede deshacer.")
    }
  }
}

/// One message.
@Reducer
struct Mensaje {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var asunto = ""
    var fecha: Date
    var estaLeido = false
    var opciones = Opciones()
  }

  @ObservableState
  struct Opciones: Equatable {
    var urgente = false
    var copias = 1
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case guardarPulsado
    case delegado(Delegado)

    @CasePathable
    enum Delegado: Equatable {
      case guardado
    }
  }

  @Dependency(\.dismiss) var cerrar

  var body: some Reducer<State, Action> {
    BindingReducer()
      .onChange(of: \.opciones.urgente) { antes, ahora in
        Reduce { state, _ in
          if !antes, ahora { state.opciones.copias = 2 }
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding(\.opciones.copias):
        state.opciones.copias = max(1, state.opciones.copias)
        return .none
      case .binding, .delegado:
        return .none
      case .guardarPulsado:
        state.estaLeido = true
        return .concatenate(
          .send(.delegado(.guardado)),
          .run { _ in await cerrar() }
        )
      }
    }
  }
}
