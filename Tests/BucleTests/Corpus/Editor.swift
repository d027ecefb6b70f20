import ComposableArchitecture

/// Edits a note in a form, saves it after a pause in typing, and closes itself.
@Reducer
struct Editor {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var texto = ""
    var formato = Formato()
    var guardados = 0
  }

  struct Formato: Equatable {
    var negrita = false
    var columnas = 1
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case guardado
    case cerrar
    case delegado(Delegado)

    @CasePathable
    enum Delegado: Equatable {
      case borrar(Int)
    }
  }

  enum CancelID { case guardar }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.continuousClock) var reloj

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.texto):
        return .run { send in
          try await reloj.sleep(for: .milliseconds(500))
          await send(.guardado)
        }
        .cancellable(id: CancelID.guardar, cancelInFlight: true)
      case .binding, .delegado:
        return .none
      case .guardado:
        state.guardados += 1
        return .none
      case .cerrar:
        return .run { _ in await dismiss() }
      }
    }
  }
}
