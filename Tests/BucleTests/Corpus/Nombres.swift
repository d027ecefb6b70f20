import ComposableArchitecture

/// A counter, the child of all that follows.
@Reducer
struct Hoja {
  @ObservableState
  struct State: Equatable, Identifiable, Sendable {
    var id = 0
    var cuenta = 0
  }
  enum Action: Equatable, Sendable {
    case mas
    case menos
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .mas: state.cuenta += 1
      case .menos: state.cuenta -= 1
      }
      return .none
    }
  }
}

@Reducer
struct Rama {
  @ObservableState
  struct State: Equatable, Sendable {
    var hoja = Hoja.State()
    var otra: Hoja.State?
    var hojas: IdentifiedArrayOf<Hoja.State> = []
    var texto = ""
    @ObservationStateTracked var marcado = false
    @ObservationStateIgnored var oculto = 0
    var respuesta: Respuesta = .nada
  }
  @CasePathable
  @dynamicMemberLookup
  enum Respuesta: Equatable, Sendable { case nada, algo(Int), dos(Int, texto: String) }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case hoja(Hoja.Action)
    case otra(Hoja.Action)
    case hojas(IdentifiedActionOf<Hoja>)
    case texto(String)
    case fallo(Result<Int, any Error>)
    case cierra
  }
  enum CancelID { case uno, dos }

  var variantes = true
  var todas: [Hoja] = []

  @Dependency(\.continuousClock) var clock
  @Dependency(\.suspendingClock) var otroReloj
  @Dependency(\.uuid) var uuid
  @Dependency(\.date) var date
  @Dependency(\.date.now) var now
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented
  @Dependency(\.context) var context
  @Dependency(\.withRandomNumberGenerator) var azar
  @Dependency(\.calendar) var calendar
  @Dependency(\.locale) var locale
  @Dependency(\.timeZone) var timeZone
  @Dependency(Servicio.self) var servicio

  var cualquiera: any Reducer<State, Action> { EmptyReducer() }

  var body: some Reducer<State, Action> {
    BindingReducer()
      .onChange(of: \.texto) { anterior, state in
        state.oculto = anterior.count
        return .none
      }
      .onChange(of: \.texto) { _, _ in
        Reduce { _, _ in .none }
      }
    Scope(state: \.hoja, action: \.hoja) { Hoja() }
    Scope(\.hoja, action: \.hoja) { Hoja() }
    CombineReducers {
      EmptyReducer()
      if variantes { Reduce { _, _ in .none } } else { EmptyReducer() }
      if variantes { EmptyReducer<State, Action>() }
      for _ in todas { EmptyReducer<State, Action>() }
      if #available(macOS 14, *) { EmptyReducer<State, Action>() }
      cualquiera
    }
    .dependency(\.continuousClock, ImmediateClock())
    .dependency(Servicio(pide: { 2 }))
    .transformDependency(\.self) { $0.continuousClock = .immediate }
    .transformDependency(\.servicio) { $0.pide = { 3 } }
    ._printChanges(nil)
    Reduce { state, action in
      switch action {
      case .binding(\.texto), .binding(\.hoja.cuenta): return .none
      case .binding: return .none
      case .hoja, .otra, .hojas(.element(id: 3, action: .mas)), .hojas: return .none
      case .texto(let texto):
        state.texto = texto
        return .merge(
          .send(.cierra),
          .run { send in await send(.cierra) },
          .run(priority: .high, name: "cierre") { [clock] send in
            try await clock.sleep(for: .seconds(1))
            await send(.cierra)
          } catch: { error, send in
            await send(.fallo(.failure(error)))
          }
          .cancellable(id: CancelID.uno, cancelInFlight: true),
          .cancel(id: CancelID.dos)
        )
      case .fallo(.success): return .merge([.none, .none]).merge(with: .none)
      case .fallo: return .concatenate(.none, .none).concatenate(with: .concatenate([.none]))
      case .cierra:
        return Effect<Hoja.Action>.send(.mas).map { Action.hoja($0) }
      }
    }
    .ifLet(\.otra, action: \.otra) { Hoja() }
    .forEach(\.hojas, action: \.hojas) { Hoja() }
  }
}

nonisolated struct Servicio: DependencyKey {
  var pide: @Sendable () async throws -> Int
  static let liveValue = Self { 1 }
  static let testValue = Self(pide: unimplemented("Servicio.pide", placeholder: 0))
  static var previewValue: Self { Self { 0 } }
}
extension DependencyValues {
  var servicio: Servicio {
    get { self[Servicio.self] }
    set { self[Servicio.self] = newValue }
  }
}

@Reducer
struct Modo {
  @ObservableState
  enum State: Equatable {
    case hoja(Hoja.State)
    case nada
  }
  enum Action { case hoja(Hoja.Action) }
  var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }
      .ifCaseLet(\.hoja, action: \.hoja) { Hoja() }
  }
}

struct SinMacro: Reducer {
  typealias State = Int
  typealias Action = Bool
  func reduce(into state: inout Int, action: Bool) -> Effect<Bool> {
    state += 1
    return .none
  }
}

struct Envoltura<Base: Reducer>: Reducer {
  let base: Base
  var body: some Reducer<Base.State, Base.Action> {
    Reduce { state, action in base._reduce(into: &state, action: action) }
    Optional.some(base)
  }
}
