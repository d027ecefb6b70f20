import ComposableArchitecture
import SwiftUI

/// Where profiles are kept; in the workbook the learner answers in its place.
struct Fichero: Sendable {
  var correo: @Sendable (_ nombre: String) async throws -> String
}

extension Fichero: DependencyKey {
  static let liveValue = Fichero { nombre in "\(nombre.lowercased())@correo.es" }
}

extension DependencyValues {
  var fichero: Fichero {
    get { self[Fichero.self] }
    set { self[Fichero.self] = newValue }
  }
}

/// Validates while typing, enables by content and loads from outside, with one source of truth.
@Reducer
struct FichaViva {
  @ObservableState
  struct State: Equatable {
    var nombre = ""
    var correo = ""
    var buscando = false
    var guardados = 0

    var correoVale: Bool { correo.contains("@") }
    var puedeGuardar: Bool { !nombre.isEmpty && correoVale && !buscando }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case buscarPulsado
    case correoHallado(Result<String, any Error>)
    case guardarPulsado
  }

  enum CancelID {
    case busqueda
  }

  @Dependency(\.fichero) var fichero

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        // What is being typed wins over an answer that is still on its way.
        state.buscando = false
        return .cancel(id: CancelID.busqueda)

      case .buscarPulsado:
        guard !state.buscando else { return .none }
        state.buscando = true
        return .run { [nombre = state.nombre, fichero] send in
          let correo = await Result { try await fichero.correo(nombre) }
          await send(.correoHallado(correo))
        }
        .cancellable(id: CancelID.busqueda)

      case .correoHallado(let respuesta):
        state.buscando = false
        if case .success(let correo) = respuesta { state.correo = correo }
        return .none

      case .guardarPulsado:
        guard state.puedeGuardar else { return .none }
        state.guardados += 1
        return .none
      }
    }
  }
}

struct FichaVivaView: View {
  @Bindable var store: StoreOf<FichaViva>

  var body: some View {
    Form {
      TextField("Nombre", text: $store.nombre)
      TextField("Correo", text: $store.correo)
      if !store.correo.isEmpty && !store.correoVale { Text("Al correo le falta la @") }
      Button(store.buscando ? "Buscando…" : "Buscar correo") { store.send(.buscarPulsado) }
      Button("Guardar") { store.send(.guardarPulsado) }
        .disabled(!store.puedeGuardar)
    }
  }
}
