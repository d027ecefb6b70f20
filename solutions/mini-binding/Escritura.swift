import ComposableArchitecture
import SwiftUI

// ES  Todo el truco está en `set`: es el único lugar que conoce el tipo del valor. Los dos cierres
//     que se crean ahí se lo llevan dentro, y por eso lo demás no necesita ser genérico. La
//     información que antes estaba en el nombre de un caso, qué campo y de qué tipo, va ahora en la
//     carga, y la comprueba el compilador en el punto donde se escribe `set`.
// EN  The whole trick is in `set`, the only place that knows the type of the value. The two closures
//     made there carry it away inside them, which is why nothing else has to be generic. What the
//     name of a case used to tell, which field and of what type, is now in the payload, and the
//     compiler checks it where `set` is written.

struct Escritura<Root>: Equatable {
  private let campo: PartialKeyPath<Root>
  private let valor: Any
  // ES  Saben hacer lo que un `Any` no sabe.   EN  They can do what an `Any` cannot.
  private let escribe: (inout Root) -> Void
  private let esElMismo: (Any) -> Bool

  static func set<Value: Equatable>(
    _ campo: WritableKeyPath<Root, Value>,
    _ valor: Value
  ) -> Escritura<Root> {
    Escritura(
      campo: campo,
      valor: valor,
      escribe: { $0[keyPath: campo] = valor },
      esElMismo: { $0 as? Value == valor }
    )
  }

  func aplica(a raiz: inout Root) {
    escribe(&raiz)
  }

  func toca(_ campo: PartialKeyPath<Root>) -> Bool {
    self.campo == campo
  }

  static func == (una: Escritura<Root>, otra: Escritura<Root>) -> Bool {
    // ES  Mismo texto en otro campo no es la misma escritura.
    // EN  The same text in another field is not the same write.
    una.campo == otra.campo && una.esElMismo(otra.valor)
  }
}

protocol AccionEscribible<State> {
  associatedtype State
  static func escritura(_ escritura: Escritura<State>) -> Self
  var escritura: Escritura<State>? { get }
}

struct EscrituraReducer<State, Action: AccionEscribible>: Reducer where Action.State == State {
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    action.escritura?.aplica(a: &state)
    return .none
  }
}

extension Store where State: ObservableState, Action: AccionEscribible, Action.State == State {
  func enlace<Value: Equatable>(_ campo: WritableKeyPath<State, Value>) -> Binding<Value> {
    Binding(
      // ES  Se lee cada vez, no una.   EN  Read every time, not once.
      get: { self.state[keyPath: campo] },
      set: { self.send(.escritura(.set(campo, $0))) }
    )
  }
}
