import ComposableArchitecture
import Foundation

/// A workshop: parts in groups and loops, effects in effects, and values of the machine.
@Reducer
struct Taller {
  @ObservableState
  struct State: Equatable {
    var motor = Motor.State.parada
    var diario: [String] = []
    var sello = ""
    @ObservationStateIgnored var vueltas = 0
  }

  enum Action {
    case limpiar
    case motor(Motor.Action)
    case medida(Result<Int, Rotura>)
    case medir
    case parar
    case sellar
    case tarde(any Error)
  }

  struct Rotura: Error, Equatable {}
  enum CancelID { case medida }
  enum Espera { case pausa }

  var anota = true

  @Dependency(\.calendar) var calendario
  @Dependency(\.date) var fecha
  @Dependency(\.locale) var idioma
  @Dependency(\.medidor) var medidor
  @Dependency(\.suspendingClock) var reloj
  @Dependency(\.timeZone) var zona
  @Dependency(\.withRandomNumberGenerator) var dado

  var body: some ReducerOf<Self> {
    CombineReducers {
      Scope(state: \.motor, action: \.motor) { Motor() }
      EmptyReducer()
      for paso in ["uno", "dos"] {
        Reduce { state, action in
          if case .limpiar = action { state.diario.append(paso) }
          return .none
        }
      }
      if anota {
        Reduce { state, _ in
          state.vueltas += 1
          return .none
        }
      }
    }
    ._printChanges(nil)
    Reduce { state, action in
      switch action {
      case .limpiar, .motor:
        return .none
      case .medida(.success(let medida)):
        state.diario.append("\(medida)")
        return .none
      case .medida(.failure):
        state.diario.append("rota")
        return .none
      case .medir:
        return medir()
      case .parar:
        return .concatenate(
          .cancel(id: CancelID.medida),
          .run { _ in Task.cancel(id: Espera.pausa) }
        )
      case .sellar:
        let numero = dado { Int.random(in: 3...3, using: &$0) }
        let dia = calendario.component(.year, from: fecha())
        state.sello = "\(numero) \(dia) \(idioma.identifier) \(zona.identifier)"
        return .none
      case .tarde:
        state.diario.append("tarde")
        return .none
      }
    }
  }

  private func medir() -> EffectOf<Self> {
    .merge(
      .run(name: "medida") { [medidor] send in
        let medida = await Result { try await medidor.medir() }.mapError { _ in Rotura() }
        await send(.medida(medida))
      } catch: { error, send in
        await send(.tarde(error))
      }
      .cancellable(id: CancelID.medida, cancelInFlight: true),
      .run { [reloj] send in
        try await withTaskCancellation(id: Espera.pausa, cancelInFlight: true) {
          try await reloj.sleep(for: .seconds(5))
        }
        await limpiar(send)
      }
    )
  }

  private nonisolated func limpiar(_ send: SendOf<Self>) async {
    await send(.limpiar)
  }
}

/// A motor that runs for some time or does not.
@Reducer
struct Motor {
  @ObservableState
  enum State: Equatable {
    case parada
    case andando(Temporizador.State)
  }

  enum Action {
    case andando(Temporizador.Action)
    case arrancar
    case parar
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .andando:
        return .none
      case .arrancar:
        state = .andando(Temporizador.State(id: 0))
        return .none
      case .parar:
        state = .parada
        return .none
      }
    }
    .ifCaseLet(\.andando, action: \.andando) { Temporizador() }
  }
}

struct Medidor: TestDependencyKey, Sendable {
  var medir: @Sendable () async throws -> Int

  static var testValue: Medidor { Medidor(medir: unimplemented("medir", placeholder: -1)) }
}

extension DependencyValues {
  var medidor: Medidor {
    get { self[Medidor.self] }
    set { self[Medidor.self] = newValue }
  }
}
