public import Probe
import SwiftUI

/// The live features of the lesson on view models, by the id that its blocks name.
public let programs: [String: SubjectProgram] =
  observation.merging(editors) { first, _ in first }.merging(limits) { first, _ in first }

/// What runs again, and why.
private let observation: [String: SubjectProgram] = [
  "nota-de-antes": .model { _, _ in
    NotaDeAntes()
  } parts: {
    [.property("titulo", \.titulo), .property("cuerpo", \.cuerpo)]
  } view: {
    NotaDeAntesView(modelo: $0)
  },
  "nota": .model { _, _ in
    Nota()
  } parts: {
    noteParts
  } view: {
    NotaView(modelo: $0)
  },
  "nota-pasada": .model { _, _ in
    Nota()
  } parts: {
    noteParts
  } view: {
    NotaPasadaView(modelo: $0)
  },
  "etiqueta": .model { _, _ in
    Etiqueta()
  } parts: {
    [.property("texto", \.texto)]
  } view: {
    EtiquetaView(modelo: $0)
  },
  "vigia": .model { _, _ in
    Vigia()
  } parts: {
    [
      .property("titulo", \.titulo), .reading("avisos", \.avisos), .reading("visto", \.visto),
      .method("sigue") { $0.sigue() },
    ]
  } view: {
    VigiaView(modelo: $0)
  },
  "dos-cuentas": .model { _, _ in
    Pantalla()
  } parts: {
    [
      .reading("vueltas", \.vueltas), .reading("nacidos", \.nacidos),
      .method("redibuja") { $0.redibuja() },
    ]
  } view: {
    PantallaView(pantalla: $0)
  },
]

/// What a view model is for.
private let editors: [String: SubjectProgram] = [
  "editor-vivo": .model { calls, _ in
    Editor(repositorio: repository(calls))
  } parts: {
    [
      .property("titulo", \.titulo), .property("cuerpo", \.cuerpo),
      .reading("guardando", \.guardando), .reading("version", \.version),
      .reading("error", \.error), .reading("puedeGuardar", \.puedeGuardar),
      .reading("restantes", \.restantes), .method("guardar") { await $0.guardar() },
    ]
  } view: {
    EditorView(modelo: $0)
  },
  "editor-abierto": .model { calls, _ in
    EditorAbierto(repositorio: repository(calls))
  } parts: {
    [
      .property("titulo", \.titulo), .property("cuerpo", \.cuerpo),
      .property("guardando", \.guardando), .property("version", \.version),
      .property("error", \.error), .reading("puedeGuardar", \.puedeGuardar),
      .method("guardar") { await $0.guardar() },
    ]
  } view: {
    EditorAbiertoView(modelo: $0)
  },
  "editor-atascado": .model { calls, _ in
    EditorAtascado(repositorio: repository(calls))
  } parts: {
    [
      .property("titulo", \.titulo), .property("cuerpo", \.cuerpo),
      .reading("guardando", \.guardando), .reading("version", \.version),
      .reading("error", \.error), .method("guardar") { await $0.guardar() },
    ]
  } view: {
    EditorAtascadoView(modelo: $0)
  },
  "nota-suelta": .model { _, _ in
    Nota()
  } parts: {
    []
  } view: { _ in
    NotaSueltaView()
  },
  "nota-con-modelo": .model { _, _ in
    Nota()
  } parts: {
    noteParts
  } view: {
    NotaConModeloView(modelo: $0)
  },
]

/// What a view model cannot do.
private let limits: [String: SubjectProgram] = [
  "red": .model { _, _ in
    Red()
  } parts: {
    [
      .reading("texto", \.filtro.texto), .reading("visibles", \.lista.visibles),
      .reading("elegida", \.lista.elegida), .reading("nota", \.detalle.nota),
      .reading("cuenta", \.marcador.cuenta), .reading("sinNada", \.filtro.sinNada),
      .reading("recados", \.recados), .reading("cuantos", \.cuantos),
    ]
  } view: {
    RedView(modelo: $0)
  },
  "pareja": .model { _, _ in
    Pareja()
  } parts: {
    [.property("fila", \.fila.titulo), .property("ficha", \.ficha.titulo)]
  } view: {
    ParejaView(modelo: $0)
  },
  "lista-retenida": .model { _, _ in
    ListaRetenida()
  } parts: {
    [.reading("visibles", \.visibles)]
  } view: {
    VisiblesView(filtro: $0.filtro, visibles: $0.visibles)
  },
  "lista-suelta": .model { _, _ in
    ListaSuelta()
  } parts: {
    [.reading("visibles", \.visibles)]
  } view: {
    VisiblesView(filtro: $0.filtro, visibles: $0.visibles)
  },
  "paquete": .model { calls, clock in
    Paquete(mensajeria: courier(calls), reloj: clock)
  } parts: {
    [.reading("estado", \.estado), .reading("noticias", \.noticias)]
  } view: {
    PaqueteView(modelo: $0)
  },
  "paquete-atado": .model { calls, clock in
    Paquete(mensajeria: courier(calls), reloj: clock)
  } parts: {
    [.reading("estado", \.estado), .reading("noticias", \.noticias)]
  } view: {
    PaqueteAtadoView(modelo: $0)
  },
  "prueba-de-la-regla": .tests { try PruebaDeLaRegla.corre() },
]

@MainActor
private var noteParts: [ModelPart<Nota>] {
  [
    .property("titulo", \.titulo), .property("cuerpo", \.cuerpo),
    .reading("puedeGuardar", \.puedeGuardar),
  ]
}

private func repository(_ calls: ScriptedCalls) -> Repositorio {
  Repositorio { titulo, cuerpo in
    try await calls.call("repositorio.guardar", titulo, cuerpo, returning: Int.self)
  }
}

private func courier(_ calls: ScriptedCalls) -> Mensajeria {
  Mensajeria { try await calls.call("mensajeria.estado", returning: String.self) }
}
