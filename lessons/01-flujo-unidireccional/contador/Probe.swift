import Probe

@testable import KataContador

/// Binds the learner's counter to the probe.
let program = SubjectProgram.reducer(Contador.State()) { Contador() }
