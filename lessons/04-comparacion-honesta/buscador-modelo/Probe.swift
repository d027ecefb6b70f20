public import Probe

@testable import KataBuscadorModelo

/// Binds the learner's model to the probe.
///
/// Half of the texts find a server that does not notice a cancellation, as code written with callbacks often does not.
public let program = SubjectProgram.model { calls, clock in
  BuscadorModel(
    recetario: Recetario { texto in
      try await calls.call(
        "recetario.buscar",
        texto,
        ignoringCancellation: texto.count.isMultiple(of: 2)
      )
    },
    reloj: clock
  )
} parts: {
  [
    .property("consulta", \.consulta),
    .reading("resultados", \.resultados),
    .reading("cargando", \.cargando),
    .reading("fallo", \.fallo),
  ]
}
