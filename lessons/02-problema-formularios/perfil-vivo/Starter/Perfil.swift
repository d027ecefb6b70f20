import ComposableArchitecture
import SwiftUI

// ES  Carga, valida, guarda; y cada dato en un solo sitio. Las reglas completas están en el
//     enunciado. Lo que se puede derivar no se guarda: `correoVale` y `puedeGuardar` se calculan.
// EN  Load, validate, save, and keep each fact in one place. The statement has all the rules. What
//     can be derived is not stored: `correoVale` and `puedeGuardar` are worked out.
// ES  No cambies los nombres ni los tipos: con ellos te habla el examen.
// EN  Keep the names and the types: the exam speaks to your code through them.

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

    // HUECO 1: una sola `@`, con algo delante y algo detrás.
    // GAP 1: exactly one `@`, with something before it and something after.
    var correoVale: Bool { false }

    // HUECO 2: cuándo se puede guardar.
    // GAP 2: when the form may be saved.
    var puedeGuardar: Bool { false }
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
        // HUECO 3: lo escrito gana.
        // GAP 3: what is typed wins.
        return .none

      case .cargarPulsado:
        // HUECO 4: llama a `perfiles.carga`; su respuesta vuelve como `.cargada`.
        // GAP 4: call `perfiles.carga`; its answer comes back as `.cargada`.
        return .none

      case .cargada:
        return .none

      case .guardarPulsado:
        // HUECO 5: si se puede, llama a `perfiles.guarda`; su respuesta vuelve como `.guardada`.
        // GAP 5: if it may be, call `perfiles.guarda`; its answer comes back as `.guardada`.
        return .none

      case .guardada:
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
      // HUECO 6: apágalo cuando no se pueda guardar.
      // GAP 6: disable it while the form may not be saved.
      Button("Guardar") { store.send(.guardarPulsado) }
    }
  }
}
