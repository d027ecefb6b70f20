import ComposableArchitecture
public import Probe

@testable import KataEfecto

/// Binds the learner's thermometer to the probe, which answers for the weather station.
public let program = SubjectProgram.reducer(Termometro.State()) {
  Termometro()
} dependencies: { dependencies, calls in
  dependencies.estacion.grados = { try await calls.call("estacion.grados", $0) }
}
