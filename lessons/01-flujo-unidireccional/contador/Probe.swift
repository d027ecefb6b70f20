public import Probe

@testable import KataContador

/// Binds the learner's counter to the probe.
public let program = SubjectProgram.reducer(Contador.State()) { Contador() }
