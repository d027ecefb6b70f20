// misconception: A write touches whatever it is asked about.
// refused-by: toca
import ComposableArchitecture
import SwiftUI

struct Escritura<Root>: Equatable {
  private let campo: PartialKeyPath<Root>
  private let valor: Any
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
    true
  }

  static func == (una: Escritura<Root>, otra: Escritura<Root>) -> Bool {
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
      get: { self.state[keyPath: campo] },
      set: { self.send(.escritura(.set(campo, $0))) }
    )
  }
}
