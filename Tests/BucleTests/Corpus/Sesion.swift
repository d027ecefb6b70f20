import ComposableArchitecture
import SwiftUI

/// A session, the whole app as an enum: who comes in sees the hall, and from there photographs and a notice.
@Reducer
enum Sesion {
  case entrada(Entrada)
  case sala(Sala)

  static var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .entrada(.dentro(let nombre)):
        state = .sala(Sala.State(nombre: nombre))
        return .none
      case .sala(.salir):
        state = .entrada(Entrada.State())
        return .none
      case .entrada, .sala:
        return .none
      }
    }
    .ifCaseLet(\.entrada, action: \.entrada) {
      Entrada()
    }
    .ifCaseLet(\.sala, action: \.sala) {
      Sala()
    }
  }
}

extension Sesion.State: Equatable {}

/// The door: whoever is remembered comes in.
@Reducer
struct Entrada {
  @ObservableState
  struct State: Equatable {
    var nombre = ""
  }

  enum Action {
    case llamar
    case dentro(String)
  }

  @Dependency(\.memoria) var memoria

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .llamar:
        return .run { [memoria] send in
          if let nombre = await memoria.ultimo() {
            await send(.dentro(nombre))
          }
        }
      case .dentro:
        return .none
      }
    }
  }
}

@DependencyClient
struct Memoria: Sendable {
  /// The last who was here; nobody, if a test does not say it.
  var ultimo: @Sendable () async -> String?
  var borrar: @Sendable () async -> Void
}

extension Memoria: DependencyKey {
  static let liveValue = Memoria(ultimo: { "Ana" }, borrar: {})
  static let testValue = Memoria()
}

extension DependencyValues {
  var memoria: Memoria {
    get { self[Memoria.self] }
    set { self[Memoria.self] = newValue }
  }
}

/// The hall, with one thing on the table at a time.
@Reducer
struct Sala {
  @Reducer
  enum Mesa {
    case entrada(Entrada)
    case foto(Int, pie: String)
    case nada
  }

  @ObservableState
  struct State: Equatable {
    var nombre = ""
    @Presents var mesa: Mesa.State?
  }

  enum Action {
    case mesa(PresentationAction<Mesa.Action>)
    case mirar(Int)
    case salir
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .mirar(let numero):
        state.mesa = .foto(numero, pie: "La sala")
        return .none
      case .mesa, .salir:
        return .none
      }
    }
    .ifLet(\.$mesa, action: \.mesa)
  }
}

extension Sala.Mesa.State: Equatable {}

struct VistaDeLaSesion: View {
  let store: StoreOf<Sesion>

  var body: some View {
    switch store.case {
    case .entrada(let store):
      Button("Llamar") { store.send(.llamar) }
    case .sala(let store):
      Text(store.nombre)
      if let mesa = store.scope(\.mesa, action: \.mesa.presented) {
        VistaDeLaMesa(store: mesa)
      }
    }
  }
}

struct VistaDeLaMesa: View {
  let store: StoreOf<Sala.Mesa>

  var body: some View {
    switch store.case {
    case .entrada(let store): Text(store.nombre)
    case .foto(let numero, let pie): Text("\(numero): \(pie)")
    case .nada: EmptyView()
    }
  }
}
