import Observation
import Testing

@testable import Bucle

@MainActor
@Suite struct StateReadersTests {
  /// Which of the fields that were read are told of a change of one.
  private func avisados(leyendo campos: [Int], al cambiar: Int) -> [Int] {
    let registrar = ObservationStateRegistrar()
    let avisos = Avisos()
    for campo in campos {
      withObservationTracking {
        registrar.access(field: campo)
      } onChange: {
        MainActor.assumeIsolated { avisos.campos.append(campo) }
      }
    }
    var valor = 0
    StateChanges.begin()
    registrar.set(&valor, to: 1, field: cambiar)
    for readers in StateChanges.end() { readers.tell() }
    return avisos.campos
  }

  @Test(arguments: [0, 63, 64, 300])
  func `a state of several hundred fields tells the readers of the one that changed`(campo: Int) {
    #expect(avisados(leyendo: [0, 63, 64, 300], al: campo) == [campo])
  }

  @Test func `nothing is noted outside a turn`() {
    let registrar = ObservationStateRegistrar()
    let avisos = Avisos()
    withObservationTracking {
      registrar.access(field: 0)
    } onChange: {
      MainActor.assumeIsolated { avisos.campos.append(0) }
    }
    var valor = 0
    registrar.set(&valor, to: 1, field: 0)
    StateChanges.begin()
    #expect(StateChanges.end().isEmpty)
    #expect(avisos.campos == [])
  }
}

@MainActor
private final class Avisos {
  var campos: [Int] = []
}
