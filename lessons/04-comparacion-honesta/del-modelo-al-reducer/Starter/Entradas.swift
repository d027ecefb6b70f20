import ComposableArchitecture

// ES  La misma venta que el modelo del final del archivo, como reducer. Cada método es ya una acción; lo que vuelve de
//     un `await` tendrá que serlo también.
// EN  The same sale as the model at the end of the file, as a reducer. Each method is an action already; what comes back
//     from an `await` will have to become one.
// ES  No cambies los nombres ni los tipos que hay: con ellos te habla el examen.
// EN  Keep the names and the types that are here: the exam speaks to your code through them.

struct Taquilla: Sendable {
  var precio: @Sendable (_ cantidad: Int) async throws -> Int
  var vender: @Sendable (_ cantidad: Int) async throws -> Int
}

extension Taquilla: DependencyKey {
  static let liveValue = Taquilla {
    20 * $0
  } vender: {
    $0
  }
}

extension DependencyValues {
  var taquilla: Taquilla {
    get { self[Taquilla.self] }
    set { self[Taquilla.self] = newValue }
  }
}

@Reducer
struct Entradas {
  @ObservableState
  struct State: Equatable {
    var cantidad = 0
    var precio: Int?
    var comprando = false
    var compradas = 0
    var aviso = false
  }

  enum Action {
    case mas
    case menos
    case compra
    // HUECO 1: los hechos que hoy ocurren detrás de un `await`.
    // GAP 1: the facts that happen behind an `await` today.
  }

  @Dependency(\.taquilla) var taquilla
  @Dependency(\.continuousClock) var reloj

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .mas:
        // HUECO 2: los límites, lo que se cancela y la consulta del precio.
        // GAP 2: the limits, what is cancelled, and the query for the price.
        state.cantidad += 1
        return .none

      case .menos:
        state.cantidad -= 1
        return .none

      case .compra:
        // HUECO 3: la venta y sus dos finales.
        // GAP 3: the sale and its two endings.
        return .none
      }
    }
  }
}

// ES  El modelo. Está bien: es lo que tu reducer tiene que hacer. Aquí no se compila; para probarlo,
//     `jugar entradas-modelo`.
// EN  The model. It is right: it is what your reducer has to do. It is not compiled here; to try it,
//     `play entradas-modelo`.
//
// @MainActor
// @Observable
// final class EntradasModel {
//   private(set) var cantidad = 0
//   private(set) var precio: Int?
//   private(set) var comprando = false
//   private(set) var compradas = 0
//   private(set) var aviso = false
//
//   @ObservationIgnored private var consulta: Task<Void, Never>?
//   private let taquilla: Taquilla
//   private let reloj: any Clock<Duration>
//
//   init(taquilla: Taquilla, reloj: any Clock<Duration>) {
//     self.taquilla = taquilla
//     self.reloj = reloj
//   }
//
//   func mas() { cambia(a: cantidad + 1) }
//
//   func menos() { cambia(a: cantidad - 1) }
//
//   private func cambia(a nueva: Int) {
//     guard !comprando, (0...4).contains(nueva) else { return }
//     consulta?.cancel()
//     cantidad = nueva
//     precio = nil
//     aviso = false
//     guard nueva > 0 else { return }
//     consulta = Task {
//       do {
//         try await reloj.sleep(for: .milliseconds(200))
//         let recibido = try await taquilla.precio(nueva)
//         guard !Task.isCancelled else { return }
//         precio = recibido
//       } catch {
//         guard !Task.isCancelled else { return }
//         aviso = true
//       }
//     }
//   }
//
//   func compra() async {
//     guard precio != nil, !comprando else { return }
//     comprando = true
//     aviso = false
//     do {
//       compradas += try await taquilla.vender(cantidad)
//       cantidad = 0
//       precio = nil
//     } catch {
//       aviso = true
//     }
//     comprando = false
//   }
// }
