import ComposableArchitecture
import SwiftUI

struct Escritura<Root>: Equatable {
  private let caja: Caja<Root>

  static func set<Value: Equatable>(
    _ campo: WritableKeyPath<Root, Value>,
    _ valor: Value
  ) -> Escritura<Root> {
    Escritura(caja: CajaDe(campo, valor))
  }

  func aplica(a raiz: inout Root) {
    caja.aplica(a: &raiz)
  }

  func toca(_ campo: PartialKeyPath<Root>) -> Bool {
    caja.campo == campo
  }

  static func == (una: Escritura<Root>, otra: Escritura<Root>) -> Bool {
    una.caja.esIgual(a: otra.caja)
  }
}

/// What a write can do, whatever the type of its value.
private class Caja<Root> {
  let campo: PartialKeyPath<Root>

  init(campo: PartialKeyPath<Root>) {
    self.campo = campo
  }

  func aplica(a raiz: inout Root) {}
  func esIgual(a otra: Caja<Root>) -> Bool { false }
}

/// A write with the type of its value.
private final class CajaDe<Root, Value: Equatable>: Caja<Root> {
  private let destino: WritableKeyPath<Root, Value>
  private let valor: Value

  init(_ destino: WritableKeyPath<Root, Value>, _ valor: Value) {
    self.destino = destino
    self.valor = valor
    super.init(campo: destino)
  }

  override func aplica(a raiz: inout Root) {
    raiz[keyPath: destino] = valor
  }

  override func esIgual(a otra: Caja<Root>) -> Bool {
    guard let otra = otra as? CajaDe<Root, Value> else { return false }
    return destino == otra.destino && valor == otra.valor
  }
}

protocol AccionEscribible<State> {
  associatedtype State
  static func escritura(_ escritura: Escritura<State>) -> Self
  var escritura: Escritura<State>? { get }
}

struct EscrituraReducer<State, Action: AccionEscribible>: Reducer where Action.State == State {
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let escritura = action.escritura else { return .none }
    escritura.aplica(a: &state)
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
