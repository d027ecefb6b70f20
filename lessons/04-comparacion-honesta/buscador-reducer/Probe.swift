import ComposableArchitecture
public import Probe

@testable import KataBuscadorReducer

/// Binds the learner's search to the probe.
///
/// Half of the texts find a server that does not notice a cancellation, as code written with callbacks often does not.
public let program = SubjectProgram.reducer(Buscador.State()) {
  Buscador()
} dependencies: { dependencies, calls in
  dependencies.recetario.buscar = {
    try await calls.call("recetario.buscar", $0, ignoringCancellation: $0.count.isMultiple(of: 2))
  }
}
