import Bilingual
import Bucle
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

  @Test func `a write through a nested property says which one`() {
    let escrito = Escrito()
    let store = Store(initialState: Formulario.State()) {
      Reduce<Formulario.State, Formulario.Action> { _, action in
        if let escritura = action.binding { escrito.caminos.append(escritura.keyPath) }
        return .none
      }
      Formulario()
    }
    let calle = \Store<Formulario.State, Formulario.Action>.direccion.calle
    store[keyPath: calle] = "Mayor"
    store.direccion = Formulario.Direccion(calle: "Menor", numero: 2)
    #expect(store.direccion == Formulario.Direccion(calle: "Menor", numero: 2))
    #expect(
      escrito.caminos == [\Formulario.State.direccion.calle, \Formulario.State.direccion]
    )
  }

  @Test func `a write that no reducer applies is reported where the store was made`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      linea = #line + 1
      let store = Store(initialState: Formulario.State()) {
        Reduce<Formulario.State, Formulario.Action> { _, _ in .none }
      }
      store.nombre = "Ana"
      #expect(store.nombre == "")
    }
    #expect(issues.map(\.site.fileID) == [#fileID])
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.es) == [
        """
        el formulario ha enviado una escritura que ningún reducer aplica
          Action.binding(.set(\\.nombre, "Ana"))

        Para corregirlo, pon 'BindingReducer()' en el 'body' de la feature.
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        the form sent a write that no reducer applies
          Action.binding(.set(\\.nombre, "Ana"))

        To fix, put 'BindingReducer()' into the feature's 'body'.
        """
      ]
    )
  }

  @Test func `a binding reducer below others lets them see the state before the write`() {
    let visto = Escrito()
    let store = Store(initialState: Formulario.State()) {
      Reduce<Formulario.State, Formulario.Action> { state, _ in
        visto.acciones.append(state.nombre)
        return .none
      }
      BindingReducer()
      Reduce<Formulario.State, Formulario.Action> { state, _ in
        visto.acciones.append(state.nombre)
        return .none
      }
    }
    store.nombre = "Ana"
    #expect(visto.acciones == ["", "Ana"])
  }
}

private final class Escrito {
  var acciones: [String] = []
  var caminos: [PartialKeyPath<Formulario.State>] = []
}
