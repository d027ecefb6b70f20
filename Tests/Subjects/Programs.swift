import ComposableArchitecture
public import Probe

/// What the tests of the examiner examine, by the id that `bucle-reference` takes.
public let programs: [String: SubjectProgram] = [
  "prueba:buscador": buscador(BuscadorReducer()),
  "prueba:buscador-obediente": buscador(BuscadorReducer(), ignoringCancellation: false),
  "prueba:buscador-tardio": buscador(BuscadorReducer(espera: .milliseconds(301))),
  "prueba:buscador-terco": buscador(BuscadorReducer(cancela: false)),
]

private func buscador(
  _ reducer: @autoclosure @escaping @Sendable () -> BuscadorReducer,
  ignoringCancellation: Bool = true
) -> SubjectProgram {
  .reducer(BuscadorReducer.State()) {
    reducer()
  } dependencies: { dependencies, calls in
    dependencies.busqueda.busca = {
      try await calls.call("busqueda.busca", $0, ignoringCancellation: ignoringCancellation)
    }
  }
}
