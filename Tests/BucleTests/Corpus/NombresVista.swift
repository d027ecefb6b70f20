import ComposableArchitecture
import SwiftUI

/// A view of ``Rama`` with every way to bind and to scope, in both spellings.
struct RamaView: View {
  @Bindable var store: StoreOf<Rama>

  var body: some View {
    VStack {
      TextField("", text: $store.texto)
      TextField("", text: $store.texto.sending(\.texto))
      Toggle("", isOn: $store.marcado)
      ForEach(store.scope(state: \.hojas, action: \.hojas)) { hoja in Text("\(hoja.cuenta)") }
      ForEach(store.scope(\.hojas, action: \.hojas)) { hoja in Text("\(hoja.cuenta)") }
      if let otra = store.scope(state: \.otra, action: \.otra) { Text("\(otra.cuenta)") }
      if let otra = store.scope(\.otra, action: \.otra) { Text("\(otra.cuenta)") }
      Text("\(store.scope(\.hoja, action: \.hoja).cuenta)")
      Button("") { store.send(.cierra) }
    }
    .task { await store.send(.cierra).finish() }
  }
}
