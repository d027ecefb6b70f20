public import Probe

@testable import KataPerfilVivo

/// Binds the learner's live form to the probe; a profile is answered as a list of two texts.
public let program = SubjectProgram.reducer(Perfil.State()) {
  Perfil()
} dependencies: { dependencies, calls in
  dependencies.perfiles.carga = {
    let partes: [String] = try await calls.call("perfiles.carga")
    return Ficha(nombre: partes.first ?? "", correo: partes.last ?? "")
  }
  dependencies.perfiles.guarda = { ficha in
    try await calls.call("perfiles.guarda", ficha.nombre, ficha.correo)
  }
} view: {
  PerfilView(store: $0)
}
