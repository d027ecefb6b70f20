import ComposableArchitecture
import SwiftUI

@CasePathable
enum Visibilidad: Sendable {
  case privada
  case publica
}

@Reducer
struct Perfil {
  @ObservableState
  struct State: Equatable {
    var nombre = ""
    var apellido = ""
    var correo = ""
    var biografia = ""
    var notificaciones = false
    var visibilidad = Visibilidad.privada
    var hayCambios = false
  }

  enum Action {
    case nombreCambiado(String)
    case apellidoCambiado(String)
    case correoCambiado(String)
    case biografiaCambiada(String)
    case notificacionesCambiadas(Bool)
    case visibilidadCambiada(Visibilidad)
    case guardarPulsado
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .nombreCambiado(let valor): edita(&state, \.nombre, valor)
      case .apellidoCambiado(let valor): edita(&state, \.apellido, valor)
      case .correoCambiado(let valor): edita(&state, \.correo, valor)
      case .biografiaCambiada(let valor): edita(&state, \.biografia, String(valor.prefix(20)))
      case .notificacionesCambiadas(let valor): edita(&state, \.notificaciones, valor)
      case .visibilidadCambiada(let valor): edita(&state, \.visibilidad, valor)
      case .guardarPulsado: state.hayCambios = false
      }
      return .none
    }
  }

  /// What all edits have in common.
  private func edita<Value>(
    _ state: inout State,
    _ campo: WritableKeyPath<State, Value>,
    _ valor: Value
  ) {
    state[keyPath: campo] = valor
    state.hayCambios = true
  }
}

struct PerfilView: View {
  let store: StoreOf<Perfil>

  var body: some View {
    Form {
      TextField("Nombre", text: enlace(\.nombre) { .nombreCambiado($0) })
      TextField("Apellido", text: enlace(\.apellido) { .apellidoCambiado($0) })
      TextField("Correo", text: enlace(\.correo) { .correoCambiado($0) })
      TextField("Biografía", text: enlace(\.biografia) { .biografiaCambiada($0) })
      Toggle("Notificaciones", isOn: enlace(\.notificaciones) { .notificacionesCambiadas($0) })
      Picker("Visibilidad", selection: enlace(\.visibilidad) { .visibilidadCambiada($0) }) {
        Text("Privada").tag(Visibilidad.privada)
        Text("Pública").tag(Visibilidad.publica)
      }
      Button("Guardar") { store.send(.guardarPulsado) }
    }
  }

  private func enlace<Value>(
    _ campo: KeyPath<Perfil.State, Value>,
    _ accion: @escaping (Value) -> Perfil.Action
  ) -> Binding<Value> {
    Binding(get: { store.state[keyPath: campo] }, set: { store.send(accion($0)) })
  }
}
