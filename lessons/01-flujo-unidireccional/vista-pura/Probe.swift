import ComposableArchitecture
public import Probe

@testable import KataVistaPura

/// Binds the learner's view to the probe, with the reducer that came with it.
public let program = SubjectProgram.reducer(Taquilla.State()) {
  Taquilla()
} view: {
  TaquillaView(store: $0)
}
