public import Probe

@testable import KataPerfilBinding

/// Binds the learner's form and its view to the probe.
public let program = SubjectProgram.reducer(Perfil.State()) {
  Perfil()
} view: {
  PerfilView(store: $0)
}
