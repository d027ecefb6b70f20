import SwiftUI
import Testing

@MainActor
@Suite struct LifetimeTests {
  @Test func `dropping the host lets go of what its views hold`() {
    weak var dropped: Almacen<Formulario>?
    do {
      let store = Almacen(Formulario())
      dropped = store
      let host = ViewHost { FormularioView(store: store) }
      #expect(host.rows().count == 2)
    }
    #expect(dropped == nil)
  }

  @Test func `a view that goes away takes its state along`() {
    let store = Almacen(Contador())
    let witness = Witness()
    let host = ViewHost {
      if store.cuenta == 0 { Owner(witness: witness) }
    }
    #expect(host.rows() == ["1"])
    store.cuenta = 1
    #expect(host.rows().isEmpty)
    #expect(witness.object == nil)
  }
}

@MainActor
private final class Witness {
  weak var object: Perfil?
}

private struct Owner: View {
  let witness: Witness
  @State private var perfil = Perfil()

  var body: some View {
    witness.object = perfil
    return Text("1")
  }
}
