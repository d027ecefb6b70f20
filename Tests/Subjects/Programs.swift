import ComposableArchitecture
public import Probe

/// What the tests of the examiner examine, by the id that `bucle-reference` takes.
public let programs: [String: SubjectProgram] = [
  "prueba:buscador": buscador(BuscadorReducer()),
  "prueba:buscador-obediente": buscador(BuscadorReducer(), ignoringCancellation: false),
  "prueba:buscador-tardio": buscador(BuscadorReducer(espera: .milliseconds(301))),
  "prueba:buscador-terco": buscador(BuscadorReducer(cancela: false)),
  "prueba:buscador-recorta": buscador(
    BuscadorReducer(esVacio: { $0.allSatisfy(\.isWhitespace) })
  ),
  "prueba:buscador-sin-mayusculas": buscador(
    BuscadorReducer(esIgual: { $0 != $1 && $0.lowercased() == $1.lowercased() })
  ),
  "prueba:buscador-cansado": buscador(BuscadorReducer(esVacio: cansado(tras: 5))),
  "prueba:buscador-muere": buscador(BuscadorReducer(esVacio: moribundo(tras: 5))),
  "prueba:buscador-modelo": buscadorModelo(vigila: true),
  "prueba:buscador-modelo-viejo": buscadorModelo(vigila: false),
  "prueba:compra": compra(nil),
  "prueba:compra-avisa-de-mas": compra(.avisaDeMas),
  "prueba:compra-dibuja-de-mas": compra(.dibujaDeMas),
  "prueba:compra-deja-huerfana": compra(.dejaHuerfana),
  "prueba:formas": .reducer(FormasReducer.State()) { FormasReducer() },
  "prueba:retenido-por-objeto": retenido(porObjeto: true),
  "prueba:retenido-por-cierre": retenido(porObjeto: false),
]

private func buscador(
  _ reducer: @autoclosure @escaping @Sendable () -> BuscadorReducer,
  ignoringCancellation: Bool = true
) -> SubjectProgram {
  .reducer(BuscadorReducer.State()) {
    reducer()
  } dependencies: { dependencies, calls in
    dependencies.busqueda.busca = {
      try await calls.call("busqueda.busca", $0, ignoringCancellation: ignoringCancellation)
    }
  }
}

/// Takes texts for empty ones once it has been asked so many times, which no state tells.
private func cansado(tras limite: Int) -> @Sendable (String) -> Bool {
  let veces = LockIsolated(0)
  return { texto in
    veces.withValue { $0 += 1 }
    return texto.isEmpty || veces.value > limite
  }
}

/// Ends the program once it has been asked so many times in one script.
private func moribundo(tras limite: Int) -> @Sendable (String) -> Bool {
  let veces = LockIsolated(0)
  return { texto in
    veces.withValue { $0 += 1 }
    precondition(veces.value <= limite)
    return texto.isEmpty
  }
}

private func buscadorModelo(vigila: Bool) -> SubjectProgram {
  .model { calls, clock in
    BuscadorModel(vigila: vigila, clock: clock) {
      try await calls.call("busqueda.busca", $0, ignoringCancellation: true)
    }
  } parts: {
    [
      .property("texto", \.texto), .reading("cargando", \.cargando),
      .reading("resultado", \.resultado), .reading("falla", \.falla),
    ]
  }
}

private func retenido(porObjeto: Bool) -> SubjectProgram {
  .model { _, _ in
    RetenidoModel(porObjeto: porObjeto)
  } parts: {
    [
      .property("cuenta", \.cuenta),
      .method("suma") { $0.suma($1) },
    ]
  }
}

private func compra(_ fallo: CompraModel.Fallo?) -> SubjectProgram {
  .model { calls, _ in
    CompraModel(fallo) { try await calls.call("precio", $0) }
  } parts: {
    [
      .property("unidades", \.unidades), .reading("precio", \.precio),
      .reading("vistas", \.vistas),
      .method("consulta") { await $0.consulta() },
    ]
  } view: {
    CompraView(model: $0)
  }
}
