import ComposableArchitecture
import SwiftUI

struct Ficha: Equatable, Sendable {
  var nombre = ""
  var correo = ""
}

struct Perfiles: Sendable {
  var carga: @Sendable () async throws -> Ficha
  var guarda: @Sendable (Ficha) async throws -> Void
}

extension Perfiles: DependencyKey {
  static let liveValue = Perfiles(
    carga: { Ficha(nombre: "Ana", correo: "ana@correo.es") },
    guarda: { _ in }
  )
}

extension DependencyValues {
  var perfiles: Perfiles {
    get { self[Perfiles.self] }
    set { self[Perfiles.self] = newValue }
  }
}

@Reducer
struct Perfil {
  enum Aviso: Equatable {
    case noSeCargo
    case noSeGuardo
  }

  @ObservableState
  struct State: Equatable {
    var nombre = ""
    var correo = ""
    var guardada = Ficha()
    var cargando = false
    var guardando = false
    var aviso: Aviso?

    var ficha: Ficha { Ficha(nombre: nombre, correo: correo) }

    var correoVale: Bool {
      guard let arroba = correo.firstIndex(of: "@") else { return false }
      let resto = correo[correo.index(after: arroba)...]
      return arroba != correo.startIndex && !resto.isEmpty && !resto.contains("@")
    }

    var estaOcupada: Bool { cargando || guardando }

    var puedeGuardar: Bool {
      if estaOcupada || nombre.isEmpty { return false }
      return correoVale && ficha != guardada
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cargarPulsado
    case cargada(Result<Ficha, any Error>)
    case guardarPulsado
    case guardada(Result<Ficha, any Error>)
  }

  enum CancelID {
    case carga
  }

  @Dependency(\.perfiles) var perfiles

  var body: some ReducerOf<Self> {
    CombineReducers {
      Reduce { state, action in
        guard case .binding = action, state.cargando else { return .none }
        state.cargando = false
        return .cancel(id: CancelID.carga)
      }
      BindingReducer()
      Reduce(nucleo)
    }
  }

  private func nucleo(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .binding:
      state.aviso = nil
      return .none

    case .cargarPulsado:
      if state.estaOcupada { return .none }
      (state.cargando, state.aviso) = (true, nil)
      let perfiles = perfiles
      return .run { send in
        do {
          await send(.cargada(.success(try await perfiles.carga())))
        } catch {
          await send(.cargada(.failure(error)))
        }
      }
      .cancellable(id: CancelID.carga, cancelInFlight: true)

    case .cargada(let respuesta):
      state.cargando = false
      switch respuesta {
      case .success(let ficha):
        (state.nombre, state.correo) = (ficha.nombre, ficha.correo)
        state.guardada = ficha
      case .failure: state.aviso = .noSeCargo
      }
      return .none

    case .guardarPulsado:
      if !state.puedeGuardar { return .none }
      (state.guardando, state.aviso) = (true, nil)
      let (perfiles, enviada) = (perfiles, state.ficha)
      return .run { send in
        try await perfiles.guarda(enviada)
        await send(.guardada(.success(enviada)))
      } catch: { error, send in
        await send(.guardada(.failure(error)))
      }

    case .guardada(let respuesta):
      state.guardando = false
      switch respuesta {
      case .success(let ficha): state.guardada = ficha
      case .failure: state.aviso = .noSeGuardo
      }
      return .none
    }
  }
}

struct PerfilView: View {
  @Bindable var store: StoreOf<Perfil>

  var body: some View {
    Form {
      TextField("Nombre", text: $store.nombre)
      TextField("Correo", text: $store.correo)
      if !store.correo.isEmpty && !store.correoVale { Text("Al correo le falta algo") }
      if store.aviso == .noSeCargo { Text("No se ha podido cargar") }
      if store.aviso == .noSeGuardo { Text("No se ha podido guardar") }
      Button(store.cargando ? "Cargando…" : "Cargar") { store.send(.cargarPulsado) }
      Button("Guardar") { store.send(.guardarPulsado) }
        .disabled(!store.puedeGuardar)
    }
  }
}
