public import Probe

@testable import KataEditor

/// Binds the learner's editor to the probe, which keeps the notes in the repository's place.
public let program = SubjectProgram.model { calls, _ in
  EditorModel(
    repositorio: Repositorio { titulo, cuerpo in
      try await calls.call("repositorio.guardar", titulo, cuerpo, returning: Int.self)
    }
  )
} parts: {
  [
    .property("titulo", \.titulo),
    .property("cuerpo", \.cuerpo),
    .reading("guardando", \.guardando),
    .reading("version", \.version),
    .reading("error", \.error),
    .reading("puedeGuardar", \.puedeGuardar),
    .reading("restantes", \.restantes),
    .method("guardar") { await $0.guardar() },
  ]
}
