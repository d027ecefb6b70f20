import ComposableArchitecture
import SwiftUI
import Testing

/// Waits until it is cancelled, and says so through a stream.
@MainActor
private final class Espera {
  let (fines, fin) = AsyncStream.makeStream(of: String.self)
  let (principios, principio) = AsyncStream.makeStream(of: String.self)

  func callAsFunction(_ nombre: String) async {
    principio.yield(nombre)
    let (nada, _) = AsyncStream.makeStream(of: Never.self)
    for await _ in nada {}
    fin.yield("\(nombre) \(Task.isCancelled ? "cancelada" : "acabada")")
  }

  func siguienteFin() async -> String? {
    for await nombre in fines { return nombre }
    return nil
  }

  func siguientePrincipio() async -> String? {
    for await nombre in principios { return nombre }
    return nil
  }
}

@MainActor
@Suite(.timeLimit(.minutes(1))) struct TaskTests {
  private let store = Almacen(Contador())
  private let espera = Espera()

  @Test func `a task starts with its view and may change its state`() async {
    let host = ViewHost { Cargador() }
    #expect(host.rows() == ["⋯ Cargando"])
    await until { host.rows() == ["listo"] }
    #expect(host.rows() == ["listo"])
  }

  @Test func `a task is cancelled when its view goes away`() async {
    let host = ViewHost { [store, espera] in
      if store.cuenta == 0 { Text("a").task { await espera("a") } }
    }
    #expect(await espera.siguientePrincipio() == "a")
    store.cuenta = 1
    host.settle()
    #expect(await espera.siguienteFin() == "a cancelada")
  }

  @Test func `a task goes on when its view is made again`() async {
    let host = ViewHost { [store, espera] in
      Text("\(store.cuenta)").task { await espera("\(store.cuenta)") }
    }
    #expect(await espera.siguientePrincipio() == "0")
    store.cuenta = 1
    host.settle()
    store.cuenta = 2
    #expect(host.rows() == ["2"])
    espera.principio.finish()
    #expect(await espera.siguientePrincipio() == nil)
  }

  @Test func `a task starts afresh when its value changes and not otherwise`() async {
    let host = ViewHost { [store, espera] in
      let (cuenta, otra) = (store.cuenta, store.otra)
      Text("").task(id: cuenta) { await espera("\(cuenta) \(otra)") }
    }
    #expect(await espera.siguientePrincipio() == "0 0")
    store.otra = 1
    host.settle()
    store.cuenta = 5
    host.settle()
    #expect(await espera.siguienteFin() == "0 0 cancelada")
    #expect(await espera.siguientePrincipio() == "5 1")
  }

  @Test func `dropping the host cancels its tasks and frees the store`() async {
    weak var freed: StoreOf<Registro>?
    do {
      let store = Diario().store()
      freed = store
      var host: ViewHost? = ViewHost { [espera] in
        RegistroView(store: store)
          .task { await store.send(.espera).finish() }
          .task { await espera("a") }
      }
      #expect(host?.rows().count == 5)
      #expect(await espera.siguientePrincipio() == "a")
      host = nil
    }
    #expect(await espera.siguienteFin() == "a cancelada")
    await until { freed == nil }
    #expect(freed == nil)
  }

  @Test func `an effect that a view waits for is cancelled with the view`() async {
    let real = Diario().store()
    let host = ViewHost { [store, espera] in
      if store.cuenta == 0 {
        Text("a").task {
          let effect = real.send(.espera)
          espera.principio.yield("empieza")
          await effect.finish()
          espera.fin.yield("acaba")
        }
      }
    }
    #expect(await espera.siguientePrincipio() == "empieza")
    store.cuenta = 1
    host.settle()
    #expect(await espera.siguienteFin() == "acaba")
  }
}

private struct Cargador: View {
  @State private var texto: String?

  var body: some View {
    Group {
      if let texto { Text(texto) } else { ProgressView("Cargando") }
    }
    .task { texto = "listo" }
  }
}

/// Lets other tasks run until something holds, or gives up.
@MainActor
private func until(_ condition: () -> Bool) async {
  for _ in 0..<100_000 {
    if condition() { return }
    await Task.yield()
  }
}
