import ComposableArchitecture
import Observation
import SwiftUI

// As in a new app project: nothing here says where it runs.

@Reducer
struct Tareas {
  @ObservableState
  struct State: Equatable {
    var nueva = ""
    var clave = ""
    var soloPendientes = false
    var orden = Orden.alta
    var lista: [Tarea] = []
    var cargando = false
  }

  struct Tarea: Equatable, Identifiable {
    let id: Int
    var titulo: String
  }

  enum Orden: String, CaseIterable {
    case alta, titulo
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case aparece
    case cambiaSolo(Bool)
    case annade
    case borra(Int)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .aparece:
        state.cargando = true
        return .none
      case .cambiaSolo(let solo):
        state.soloPendientes = solo
        return .none
      case .annade:
        state.lista.append(Tarea(id: state.lista.count, titulo: state.nueva))
        state.nueva = ""
        return .none
      case .borra(let id):
        state.lista.removeAll { $0.id == id }
        return .none
      }
    }
  }
}

@Observable
class Ajustes {
  var titulo = "Tareas"
}

struct TareasView: View {
  @Bindable var store: StoreOf<Tareas>
  @Environment(Ajustes.self) private var ajustes
  @State private var toques = 0
  @State private var avance: Double?

  var body: some View {
    Form {
      Section(ajustes.titulo) {
        TextField("Nueva", text: $store.nueva)
        SecureField("Clave", text: $store.clave)
        Toggle("Pendientes", isOn: $store.soloPendientes.sending(\.cambiaSolo))
        Picker("Orden", selection: $store.orden) {
          ForEach(Tareas.Orden.allCases, id: \.self) { orden in
            Text(orden.rawValue).tag(orden)
          }
        }
      }
      ForEach(store.lista) { tarea in
        FilaView(tarea: tarea) { store.send(.borra(tarea.id)) }
      }
      if store.cargando { ProgressView("Cargando", value: avance) }
      Button("Añade \(toques)") {
        toques += 1
        store.send(.annade)
      }
      .disabled(store.nueva.isEmpty)
    }
    .onAppear { store.send(.aparece) }
    .task(id: store.lista.count) { await avanza() }
  }

  private func avanza() async {
    avance = 1
  }
}

struct FilaView: View {
  let tarea: Tareas.Tarea
  let borra: () -> Void

  var body: some View {
    HStack {
      Text(tarea.titulo)
      Button("×", role: .destructive, action: borra).accessibilityLabel("Borra \(tarea.titulo)")
    }
  }
}
