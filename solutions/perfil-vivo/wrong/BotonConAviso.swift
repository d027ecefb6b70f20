// misconception: After a failure the button is there to try again, whether there is anything to save or not.
// refused-by: vista
// es: tras un fallo se pudiera guardar aunque no haya cambiado nada
// en: after a failure one could save even where nothing has changed
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
      let partes = correo.split(separator: "@", omittingEmptySubsequences: false)
      return partes.count == 2 && partes.allSatisfy { !$0.isEmpty }
    }

    var puedeGuardar: Bool {
      !nombre.isEmpty && correoVale && !cargando && !guardando && ficha != guardada
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
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        state.aviso = nil
        state.cargando = false
        return .cancel(id: CancelID.carga)

      case .cargarPulsado:
        guard !state.cargando, !state.guardando else { return .none }
        state.cargando = true
        state.aviso = nil
        return .run { [perfiles] send in
          let respuesta = await Result { try await perfiles.carga() }
          await send(.cargada(respuesta))
        }
        .cancellable(id: CancelID.carga)

      case .cargada(.success(let ficha)):
        state.cargando = false
        state.nombre = ficha.nombre
        state.correo = ficha.correo
        state.guardada = ficha
        return .none

      case .cargada(.failure):
        state.cargando = false
        state.aviso = .noSeCargo
        return .none

      case .guardarPulsado:
        guard state.puedeGuardar else { return .none }
        state.guardando = true
        state.aviso = nil
        return .run { [ficha = state.ficha, perfiles] send in
          let respuesta = await Result {
            try await perfiles.guarda(ficha)
            return ficha
          }
          await send(.guardada(respuesta))
        }

      case .guardada(.success(let ficha)):
        state.guardando = false
        state.guardada = ficha
        return .none

      case .guardada(.failure):
        state.guardando = false
        state.aviso = .noSeGuardo
        return .none
      }
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
        .disabled(
          store.nombre.isEmpty || !store.correoVale || store.cargando || store.guardando
            || (store.nombre == store.guardada.nombre && store.correo == store.guardada.correo)
              && store.aviso == nil
        )
    }
  }
}
