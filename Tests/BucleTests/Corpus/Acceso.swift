import ComposableArchitecture
import SwiftUI

/// The program: a person who has to say who they are, then their home.
@Reducer
struct Programa {
  @ObservableState
  enum State: Equatable {
    case acceso(Acceso.State)
    case casa(Casa.State)

    init() { self = .acceso(Acceso.State()) }
  }

  enum Action {
    case acceso(Acceso.Action)
    case casa(Casa.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .acceso(.delegate(.haEntrado(let nombre))):
        state = .casa(Casa.State(nombre: nombre))
        return .none
      case .casa(.view(.salirPulsado)):
        state = .acceso(Acceso.State())
        return .none
      case .acceso, .casa:
        return .none
      }
    }
    .ifCaseLet(\.acceso, action: \.acceso) { Acceso() }
    .ifCaseLet(\.casa, action: \.casa) { Casa() }
  }
}

/// Who asks for a name and a second factor.
@Reducer
struct Acceso {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var correo = ""
    var clave = ""
    var estaCargando = false
    var foco: Campo?

    enum Campo: Hashable { case correo, clave }

    var esValido: Bool { !correo.isEmpty && clave.count > 3 }
  }

  enum Action: BindableAction, ViewAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case correoRecordado(String)
    case delegate(Delegate)
    case respuesta(Result<Identidad, any Error>)
    case view(View)

    @CasePathable enum Alert: Equatable, Sendable { case reintentar }
    @CasePathable enum Delegate { case haEntrado(String) }
    @CasePathable enum View { case entrarPulsado, task }
  }

  @Dependency(\.identificador) private var identificador

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert(.presented(.reintentar)):
        return entrar(&state)
      case .alert, .binding, .delegate:
        return .none
      case .correoRecordado(let correo):
        state.correo = correo
        return .none
      case .respuesta(.success(let identidad)):
        state.estaCargando = false
        return .send(.delegate(.haEntrado(identidad.nombre)))
      case let .respuesta(.failure(error)):
        state.estaCargando = false
        state.alert = AlertState {
          TextState("\(error)")
        } actions: {
          ButtonState(action: .reintentar) { TextState("Reintentar") }
        }
        return .none
      case .view(.entrarPulsado):
        return entrar(&state)
      case .view(.task):
        return .run { [identificador] send in
          for await correo in await identificador.correos() {
            await send(.correoRecordado(correo))
          }
        }
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func entrar(_ state: inout State) -> Effect<Action> {
    guard state.esValido else { return .none }
    state.estaCargando = true
    return .run { [correo = state.correo, clave = state.clave] send in
      await send(
        .respuesta(
          Result { try await identificador.entrar(correo: correo, clave: clave) }
        )
      )
    }
  }
}

struct Identidad: Equatable, Sendable { var nombre: String }

@DependencyClient
struct Identificador: Sendable {
  var entrar: @Sendable (_ correo: String, _ clave: String) async throws -> Identidad
  var correos: @Sendable () async -> AsyncStream<String> = { AsyncStream { $0.finish() } }
}

extension Identificador: DependencyKey {
  static let liveValue = Identificador(
    entrar: { correo, _ in Identidad(nombre: correo) },
    correos: { AsyncStream { $0.finish() } }
  )
  static let testValue = Identificador()
}

extension DependencyValues {
  var identificador: Identificador {
    get { self[Identificador.self] }
    set { self[Identificador.self] = newValue }
  }
}

@ViewAction(for: Acceso.self)
struct AccesoView: View {
  @Bindable var store: StoreOf<Acceso>

  var body: some View {
    Form {
      TextField("Correo", text: $store.correo)
      SecureField("Clave", text: $store.clave)
      if store.estaCargando { ProgressView() }
      Button("Entrar") { send(.entrarPulsado) }
        .disabled(!store.esValido)
    }
    .task { await send(.task).finish() }
  }
}

/// A home with a stack of screens.
@Reducer
struct Casa {
  @Reducer
  enum Path {
    case detalle(Mensaje)
    case ajustes(Ajustes)
  }

  @ObservableState
  struct State: Equatable {
    var nombre: String
    var path = StackState<Path.State>()
    var cuantos: Int { path.count }
  }

  enum Action: ViewAction {
    case path(StackActionOf<Path>)
    case view(View)

    @CasePathable
    enum View {
      case ajustesPulsado
      case raizPulsado
      case salirPulsado
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .path(.element(id: id, action: .ajustes(.delegate(.cerrado)))):
        state.path.pop(from: id)
        return .none
      case .path(.popFrom), .path:
        return .none
      case .view(.ajustesPulsado):
        state.path.append(.ajustes(Ajustes.State()))
        return .none
      case .view(.raizPulsado):
        state.path.removeAll()
        return .none
      case .view(.salirPulsado):
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension Casa.Path.State: Equatable {}

/// Settings with values in values.
@Reducer
struct Ajustes {
  @ObservableState
  struct State: Equatable {
    var perfil = Perfil()
    var tema: Tema = .claro
    var temporizador: Temporizador.State? = nil
    @ObservationStateIgnored var guardados = 0
  }

  @ObservableState
  struct Perfil: Equatable {
    var nombre = ""
    var avisos = Avisos()
  }

  @ObservableState
  struct Avisos: Equatable {
    var correo = false
    var hora = 9
  }

  enum Tema: String, CaseIterable, Identifiable {
    case claro, oscuro
    var id: Self { self }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case temaElegido(Tema)
    case temporizador(Temporizador.Action)
    case temporizadorPulsado

    @CasePathable
    enum Delegate { case cerrado }
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding(\.perfil.avisos.hora):
          state.perfil.avisos.hora = min(23, state.perfil.avisos.hora)
          return .none
        case .binding(\.perfil):
          return .none
        case .temaElegido(let tema):
          state.tema = tema
          return tema == .oscuro ? .send(.delegate(.cerrado)) : .none
        case .temporizadorPulsado:
          state.temporizador = state.temporizador == nil ? Temporizador.State(id: 1) : nil
          return .none
        default:
          return .none
        }
      }
      .ifLet(\.temporizador, action: \.temporizador) { Temporizador() }
    }
    .onChange(of: \.perfil) { _, state in
      state.guardados += 1
      return .none
    }
  }
}

struct AjustesView: View {
  @Bindable var store: StoreOf<Ajustes>

  var body: some View {
    Form {
      TextField("Nombre", text: $store.perfil.nombre)
      Toggle("Correo", isOn: $store.perfil.avisos.correo)
      Picker("Tema", selection: $store.tema.sending(\.temaElegido)) {
        ForEach(Ajustes.Tema.allCases) { tema in
          Text(tema.rawValue.capitalized).tag(tema)
        }
      }
      if let store = store.scope(state: \.temporizador, action: \.temporizador) {
        Text("\(store.segundos)")
      }
    }
  }
}
