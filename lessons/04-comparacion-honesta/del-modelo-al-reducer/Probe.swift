import ComposableArchitecture
public import Probe

@testable import KataDelModeloAlReducer

/// Binds the learner's ticket sale to the probe, which answers for the box office.
///
/// About even quantities the box office does not notice a cancellation.
public let program = SubjectProgram.reducer(Entradas.State()) {
  Entradas()
} dependencies: { dependencies, calls in
  dependencies.taquilla = .scripted(calls)
}

extension Taquilla {
  fileprivate static func scripted(_ calls: ScriptedCalls) -> Taquilla {
    Taquilla {
      try await calls.call("taquilla.precio", $0, ignoringCancellation: $0.isMultiple(of: 2))
    } vender: {
      try await calls.call("taquilla.vender", $0)
    }
  }
}
