import ComposableArchitecture
import Foundation

/// Notes that are taken down and thrown away, with what a feature asks and what the machine gives it.
@Reducer
struct Notas {
  @Reducer(state: .equatable)
  enum Destino {
    case alerta(AlertState<Alerta>)
    @ReducerCaseEphemeral
    case dialogo(ConfirmationDialogState<Dialogo>)
    case editor(Editor)

    @CasePathable
    enum Alerta: Equatable { case borrar(UUID), insistir }

    @CasePathable
    enum Dialogo: Equatable { case vaciar }
  }

  @ObservableState
  struct State: Equatable {
    var notas: IdentifiedArrayOf<Nota> = []
    var segundos = 0
    @Presents var aviso: AlertState<Action.Aviso>?
    @Presents var destino: Destino.State?
  }

  struct Nota: Equatable, Identifiable {
    let id: UUID
    var fecha: Date
    var texto = ""
  }

  enum Action {
    case apuntar(String)
    case aviso(PresentationAction<Aviso>)
    case contar
    case destino(PresentationAction<Destino.Action>)
    case editar(Int)
    case parar
    case pedirBorrar(UUID)
    case pedirVaciar
    case tic

    @CasePathable
    enum Aviso: Equatable { case deshacer }
  }

  enum CancelID { case cuenta }

  @Dependency(\.continuousClock) var reloj
  @Dependency(\.date.now) var ahora
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .apuntar(let texto):
        state.notas.append(Nota(id: uuid(), fecha: ahora, texto: texto))
        state.aviso = AlertState {
          TextState("Apuntado: \(texto)")
        } actions: {
          ButtonState(action: .deshacer) { TextState("Deshacer") }
        }
        return .none
      case .aviso(.presented(.deshacer)):
        state.notas.removeLast()
        return .none
      case .contar:
        return .run { [reloj] send in
          for await _ in reloj.timer(interval: .seconds(1)) { await send(.tic) }
        }
        .cancellable(id: CancelID.cuenta, cancelInFlight: true)
      case .destino(.presented(.alerta(.borrar(let id)))):
        state.notas.remove(id: id)
        return .none
      case .destino(.presented(.alerta(.insistir))):
        state.destino = .alerta(AlertState { TextState("¿De verdad?") })
        return .none
      case .destino(.presented(.dialogo(.vaciar))):
        state.notas = []
        return .none
      case .editar(let id):
        state.destino = .editor(Editor.State(id: id))
        return .none
      case .parar:
        return .cancel(id: CancelID.cuenta)
      case .pedirBorrar(let id):
        state.destino = .alerta(.borrar(id))
        return .none
      case .pedirVaciar:
        state.destino = .dialogo(
          ConfirmationDialogState(titleVisibility: .visible) {
            TextState("¿Tirar todas las notas?")
          } actions: {
            ButtonState(role: .destructive, action: .send(.vaciar)) { TextState("Tirar") }
            ButtonState(role: .cancel) { TextState("Cancelar") }
          } message: {
            TextState("No vuelven.")
          }
        )
        return .none
      case .tic:
        state.segundos += 1
        return .none
      case .aviso, .destino:
        return .none
      }
    }
    .ifLet(\.$aviso, action: \.aviso)
    .ifLet(\.$destino, action: \.destino)
  }
}

extension AlertState where Action == Notas.Destino.Alerta {
  static func borrar(_ id: UUID) -> Self {
    AlertState {
      TextState("¿Borrar?")
    } actions: {
      ButtonState(role: .destructive, action: .borrar(id)) { TextState("Borrar") }
      ButtonState(action: .insistir) { TextState("No sé") }
    }
  }
}
