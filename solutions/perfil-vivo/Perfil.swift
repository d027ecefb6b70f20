import ComposableArchitecture
import SwiftUI

// ES  Cada dato está en un sitio: los campos son del estado, `guardada` es lo que sabe el servidor, y
//     lo demás se calcula al leerlo. Por eso el botón, la regla y el aviso del correo no se pueden
//     contradecir, llegue lo que llegue y cuando llegue. La red trae acciones, no escrituras, así
//     que el reducer puede decidir qué hacer con una respuesta que viene tarde.
// EN  Every fact is in one place: the fields belong to the state, `guardada` is what the server
//     knows, and the rest is worked out when it is read. So the button, the rule and the warning
//     cannot contradict one another, whatever arrives and whenever. What the network brings are
//     actions and not writes, which lets the reducer decide about an answer that comes late.

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
        // ES  Lo escrito gana: si había una carga en camino, ya no interesa.
        // EN  What is typed wins: if a load was on its way, nobody wants it now.
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
        // ES  La misma pregunta que apaga el botón.   EN  The question that disables the button.
        guard state.puedeGuardar else { return .none }
        state.guardando = true
        state.aviso = nil
        // ES  Se lleva la ficha de ahora, y la devuelve: después puede ser otra.
        // EN  It takes the profile as it is now and brings it back: by then it may be another.
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
        .disabled(!store.puedeGuardar)
    }
  }
}
