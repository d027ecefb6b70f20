import ComposableArchitecture
import SwiftUI

/// A form with a property of each kind, over the real store.
@Reducer
struct Registro {
  @ObservableState
  struct State: Equatable {
    var nombre = ""
    var clave = ""
    var avisos = false
    var filtro = Filtro.todos
    var apodo: String?
    var direccion = Direccion()
    var veces = 0
  }

  @ObservableState
  struct Direccion: Equatable {
    var calle = ""
    var numero = 0
  }

  enum Filtro: String, CaseIterable, Sendable { case todos, favoritos, recientes }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cambiaAvisos(Bool)
    case cambiaCalle(String)
    case suma
    case sumaTres
    case aparece
    case espera
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .aparece:
        return .none
      case .cambiaAvisos(let avisos):
        state.avisos = avisos
        return .none
      case .cambiaCalle(let calle):
        state.direccion.calle = calle.uppercased()
        return .none
      case .suma:
        state.veces += 1
        return .none
      case .sumaTres:
        return .merge(.send(.suma), .send(.suma), .send(.suma))
      case .espera:
        return .run { _ in try await Task.sleep(for: .seconds(3600)) }
      }
    }
  }
}

/// What a store was sent, each action as it prints.
@MainActor
final class Diario {
  private(set) var acciones: [String] = []

  /// A store that notes its actions here.
  func store(_ estado: Registro.State = Registro.State()) -> StoreOf<Registro> {
    Store(initialState: estado) {
      Registro()
      Reduce { [self] _, action in
        acciones.append("\(action)")
        return .none
      }
    }
  }
}

struct RegistroView: View {
  @Bindable var store: StoreOf<Registro>

  var body: some View {
    Form {
      TextField("Nombre", text: $store.nombre)
      SecureField("Clave", text: $store.clave)
      TextField("Calle", text: $store.direccion.calle)
      Toggle("Avisos", isOn: $store.avisos)
      Picker("Filtro", selection: $store.filtro) {
        ForEach(Registro.Filtro.allCases, id: \.self) { Text($0.rawValue) }
      }
    }
  }
}
