import ComposableArchitecture
import Testing

@MainActor
@Suite struct BindingTests {
  @Test func `writing a property of the store sends a binding action`() {
    let store = Store(initialState: Formulario.State()) { Formulario() }
    store.nombre = "Ana"
    #expect(store.nombre == "Ana")
    #expect(store.avisos == [" → Ana", "nombre: Ana"])
  }

  @Test func `an equal write reaches the reducers but is no change`() {
    let store = Store(initialState: Formulario.State(nombre: "Ana")) { Formulario() }
    store.nombre = "Ana"
    #expect(store.avisos == ["nombre: Ana"])
  }

  @Test func `a nested path is written and does not match its parent's pattern`() {
    let store = Store(initialState: Formulario.State()) { Formulario() }
    store.send(.set(\.direccion.numero, 3))
    #expect(store.direccion.numero == 3)
    let escritura = BindingAction<Formulario.State>.set(\.direccion.numero, 3)
    #expect(!(\.direccion ~= escritura))
    #expect(\.direccion.numero ~= escritura)
  }

  @Test func `a binding action is a case with the property's value as payload`() {
    let accion = Formulario.Action.set(\.nombre, "Ana")
    #expect(accion[case: \.binding.nombre] == "Ana")
    #expect(accion[case: \.binding.recordar] == nil)
    let path: CaseKeyPath<Formulario.Action, String> = \.binding.nombre
    #expect(path("Eva").binding == .set(\.nombre, "Eva"))
  }
}
