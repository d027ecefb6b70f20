public import Probe

@testable import KataTemporizador

/// Binds the learner's timer to the probe, whose clock stands still until a script moves it.
public let program = SubjectProgram.reducer(Temporizador.State()) { Temporizador() }
