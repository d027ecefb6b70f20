public import Probe

@testable import KataHuerfana

/// Binds the learner's model to the probe, which answers for the courier.
public let program = SubjectProgram.model { calls, clock in
  SeguimientoModel(
    mensajeria: Mensajeria { try await calls.call("mensajeria.estado", returning: String.self) },
    reloj: clock
  )
} parts: {
  [
    .reading("siguiendo", \.siguiendo),
    .reading("estado", \.estado),
    .reading("sinNoticias", \.sinNoticias),
    .method("empieza") { $0.empieza() },
    .method("termina") { $0.termina() },
  ]
}
