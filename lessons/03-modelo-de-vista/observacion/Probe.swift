public import Probe

@testable import KataObservacion

/// Binds the learner's order and its screen to the probe, which counts the bodies that run.
public let program = SubjectProgram.model { _, _ in
  Pedido()
} parts: {
  [
    .property("producto", \.producto),
    .property("nota", \.nota),
    .property("urgente", \.urgente),
    .property("precio", \.precio),
    .reading("cantidad", \.cantidad),
    .method("mas") { $0.mas() },
    .method("menos") { $0.menos() },
  ]
} view: {
  PedidoView(modelo: $0)
}
