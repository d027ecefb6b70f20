import ComposableArchitecture
import SwiftUI

/// What every search shows below its field.
struct HallazgosView: View {
  let resultados: [String]
  let cargando: Bool
  let fallo: Bool

  var body: some View {
    if cargando { Text("Buscando…") }
    if fallo { Text("No se pudo preguntar") }
    if resultados.isEmpty, !cargando, !fallo { Text("Sin recetas") }
    ForEach(resultados, id: \.self) { Text("· \($0)") }
  }
}

struct BuscadorImpresoView: View {
  @Bindable var model: BuscadorImpreso

  var body: some View {
    Form {
      TextField("Consulta", text: $model.consulta)
      HallazgosView(
        resultados: model.resultados,
        cargando: model.cargando,
        fallo: model.fallo
      )
    }
  }
}

struct BuscadorReparadoView: View {
  @Bindable var model: BuscadorReparado

  var body: some View {
    Form {
      TextField("Consulta", text: $model.consulta)
      HallazgosView(
        resultados: model.resultados,
        cargando: model.cargando,
        fallo: model.fallo
      )
    }
  }
}

struct BuscadorReducerView: View {
  let store: StoreOf<BuscadorReducer>

  var body: some View {
    Form {
      TextField(
        "Consulta",
        text: Binding(
          get: { store.consulta },
          set: { store.send(.consultaCambiada($0)) }
        )
      )
      HallazgosView(
        resultados: store.resultados,
        cargando: store.cargando,
        fallo: store.fallo
      )
    }
  }
}
