import ComposableArchitecture
import SwiftUI

// ES  Una escritura dice qué campo de `Root` se escribe y con qué valor; sabe aplicarse, compararse
//     con otra y decir si toca un campo. El reducer la aplica, y `enlace` fabrica el binding.
// EN  A write says which field of `Root` is written, and with which value; it can apply itself,
//     compare itself with another, and say whether it touches a field. The reducer applies it, and
//     `enlace` makes the binding.
// ES  No cambies los nombres ni los tipos: con ellos te habla el examen.
// EN  Keep the names and the types: the exam speaks to your code through them.

struct Escritura<Root>: Equatable {
  // HUECO 1: guarda aquí lo que haga falta recordar.
  // GAP 1: keep in here whatever has to be remembered.

  static func set<Value: Equatable>(
    _ campo: WritableKeyPath<Root, Value>,
    _ valor: Value
  ) -> Escritura<Root> {
    Escritura()
  }

  // ES  Escribe el valor en su campo, y nada más.   EN  Writes the value to its field, no more.
  func aplica(a raiz: inout Root) {
    // HUECO 2   GAP 2
  }

  // ES  ¿Va a este campo?   EN  Does it go to this field?
  func toca(_ campo: PartialKeyPath<Root>) -> Bool {
    // HUECO 3   GAP 3
    false
  }

  // ES  Iguales: mismo campo y valores iguales.   EN  Equal: same field and equal values.
  static func == (una: Escritura<Root>, otra: Escritura<Root>) -> Bool {
    // HUECO 4   GAP 4
    false
  }
}

// ES  Una acción que puede traer una escritura.   EN  An action that may carry a write.
protocol AccionEscribible<State> {
  associatedtype State
  static func escritura(_ escritura: Escritura<State>) -> Self
  var escritura: Escritura<State>? { get }
}

struct EscrituraReducer<State, Action: AccionEscribible>: Reducer where Action.State == State {
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    // HUECO 5: aplica la escritura, si la acción trae una.
    // GAP 5: apply the write, if the action carries one.
    .none
  }
}

extension Store where State: ObservableState, Action: AccionEscribible, Action.State == State {
  // ES  Lee el campo y escribe enviando.   EN  Reads the field, and writes by sending.
  func enlace<Value: Equatable>(_ campo: WritableKeyPath<State, Value>) -> Binding<Value> {
    // HUECO 6   GAP 6
    .constant(state[keyPath: campo])
  }
}
