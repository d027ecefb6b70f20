import Bilingual
import Bucle
import ComposableArchitecture
import Testing

private enum Saludo: DependencyKey {
  static let liveValue = "hola"
  static let testValue = "prueba"
}

extension DependencyValues {
  fileprivate var saludo: String {
    get { self[Saludo.self] }
    set { self[Saludo.self] = newValue }
  }
}

private struct Persona {
  @Dependency(\.saludo) var saludo
}

@MainActor
@Suite struct DependencyTests {
  @Test func `a test gets the test value`() {
    #expect(Persona().saludo == "prueba")
  }

  @Test
  func
    `an override is in force while the operation runs, and where it was when the value was made`()
  {
    let persona = withDependencies {
      $0.saludo = "al nacer"
    } operation: {
      Persona()
    }
    #expect(persona.saludo == "al nacer")
    withDependencies {
      $0.saludo = "al usar"
    } operation: {
      #expect(persona.saludo == "al usar")
    }
    #expect(persona.saludo == "al nacer")
  }

  @Test func `the live context gets the live value`() {
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(Persona().saludo == "hola")
    }
  }

  @Test func `an effect sees the dependencies of the moment in which it was made`() async {
    let store = Store<String, String>(initialState: "") {
      Reduce { state, action in
        state += action
        guard action == "a" else { return .none }
        let persona = Persona()
        return .run { send in await send(persona.saludo) }
      }
    } withDependencies: {
      $0.saludo = "!"
    }
    await store.send("a").finish()
    #expect(store.withState { $0 } == "a!")
  }

  @Test func `a test that names no clock is told, once, at the feature's line`() async {
    let issues = await IssueCollector.collect {
      let store = TestStore(initialState: Buscador.State()) {
        Buscador()
      } withDependencies: {
        $0.clienteBusqueda.buscar = { [$0] }
      }
      await store.send(\.binding.consulta, "a") {
        $0.consulta = "a"
        $0.cargando = true
      }
      await store.receive(\.respuesta.success) {
        $0.cargando = false
        $0.resultados = ["a"]
      }
    }
    #expect(issues.map(\.site.fileID) == ["BucleTests/Buscador.swift"])
    #expect(
      issues.map(\.message.es) == [
        """
        la prueba usa 'sleep' del reloj 'continuousClock', que no tiene valor para pruebas
        Para corregirlo, dale uno en la prueba: 'withDependencies: { $0.continuousClock = TestClock() }'.
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        the test uses 'sleep' of the clock 'continuousClock', which has no value for tests
        To fix, give it one in the test: 'withDependencies: { $0.continuousClock = TestClock() }'.
        """
      ]
    )
  }

  @Test func `a dependency without a value for tests is reported where it is declared`() async {
    var valor = ""
    let issues = await IssueCollector.collect {
      valor = withDependencies {
        $0.context = .test
      } operation: {
        SinPrueba().sello
      }
    }
    #expect(valor == "en vivo")
    #expect(issues.map(\.site.line) == [SinPrueba.linea])
    #expect(
      issues.map(\.message.es) == [
        """
        la prueba usa la dependencia 'Sello', que no tiene valor para pruebas
        Para corregirlo, dale uno en la prueba: 'withDependencies: { $0.… = … }', o escribe 'static let testValue' en 'Sello'.
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        the test uses the dependency 'Sello', which has no value for tests
        To fix, give it one in the test: 'withDependencies: { $0.… = … }', or write 'static let testValue' in 'Sello'.
        """
      ]
    )
  }
}

private enum Sello: DependencyKey {
  static let liveValue = "en vivo"
}

private struct SinPrueba {
  static let linea = #line + 1
  @Dependency(Sello.self) var sello
}
