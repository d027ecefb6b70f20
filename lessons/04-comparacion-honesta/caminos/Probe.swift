public import Probe

@testable import PruebasCaminos

/// Runs the learner's tests.
public let program = SubjectProgram.tests(pruebas)
