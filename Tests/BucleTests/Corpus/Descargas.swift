import ComposableArchitecture

/// Downloads that each go on by themselves, under one roof that stops all.
@Reducer
struct Descargas {
  @ObservableState
  struct State: Equatable {
    var filas: IdentifiedArrayOf<Descarga.State> = []
    var terminadas = 0
    var estanParadas = false
  }

  enum Action {
    case filas(IdentifiedActionOf<Descarga>)
    case pararTodo
    case quitar(id: Descarga.State.ID)
    case task
    case reanudada
  }

  private enum CancelID { case todo, vigilancia }

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case let .filas(.element(id: id, action: .acabada(.success))):
        state.terminadas += 1
        return .send(.filas(.element(id: id, action: .limpiar)))
      case .filas:
        return .none
      case .pararTodo:
        state.estanParadas = true
        return .merge(
          .cancel(id: CancelID.todo),
          .merge(state.filas.ids.map { .cancel(id: Descarga.CancelID.bajar($0)) })
        )
      case let .quitar(id):
        state.filas.remove(id: id)
        return .none
      case .reanudada:
        state.estanParadas = false
        return .none
      case .task:
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(10)) {
            await send(.reanudada)
          }
        }
        .cancellable(id: CancelID.vigilancia, cancelInFlight: true)
        .cancellable(id: CancelID.todo)
      }
    }
    .forEach(\.filas, action: \.filas) { Descarga() }
  }
}

/// One download.
@Reducer
struct Descarga {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var progreso = 0.0
    var error: String?
  }

  enum Action {
    case acabada(Result<String, any Error>)
    case avance(Double)
    case bajarPulsado
    case limpiar
  }

  enum CancelID: Hashable { case bajar(Int) }

  @Dependency(ClienteDescargas.self) var cliente

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .acabada(.success):
        state.progreso = 1
        return .none
      case let .acabada(.failure(error)):
        state.error = "\(error)"
        return .none
      case let .avance(parte):
        state.progreso = parte
        return .none
      case .bajarPulsado:
        return .run { [cliente, id = state.id] send in
          await send(
            .acabada(
              Result {
                var ultimo = ""
                for try await parte in cliente.bajar(id: id) {
                  await send(.avance(parte))
                  ultimo = "\(parte)"
                }
                return ultimo
              }
            )
          )
        }
        .cancellable(id: CancelID.bajar(state.id), cancelInFlight: true)
      case .limpiar:
        state.progreso = 0
        return .none
      }
    }
  }
}

/// What downloads.
@DependencyClient
struct ClienteDescargas: Sendable {
  var bajar: @Sendable (_ id: Int) -> AsyncThrowingStream<Double, any Error> = { _ in .finished() }
  var borrar: @Sendable (_ id: Int, _ deVerdad: Bool) async throws -> Void
}

extension ClienteDescargas: TestDependencyKey {
  static let testValue = Self()
  static let previewValue = Self(bajar: { _ in .finished() }, borrar: { _, _ in })
}

extension AsyncThrowingStream where Failure == any Error {
  nonisolated static func finished() -> Self { Self { $0.finish() } }
}

/// Where downloads go, declared as a variable.
struct Alacena: Sendable {
  var nombre: @Sendable () -> String
}

extension DependencyValues {
  @DependencyEntry(liveValue: Alacena { "descargas" }, previewValue: Alacena { "muestra" })
  var carpeta: Alacena = Alacena { "prueba" }

  @DependencyEntry var limite: Int = 3

  @DependencyEntry("ClaveDeReintentos", liveValue: 2) var reintentos: Int
}
