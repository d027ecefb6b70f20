import ComposableArchitecture
public import Probe

/// The live features of the lesson that compares, by the id that its blocks name.
public let programs: [String: SubjectProgram] = searches.merging(notes) { first, _ in first }
  .merging(parcels) { first, _ in first }.merging(tickets) { first, _ in first }

private let searches: [String: SubjectProgram] = [
  "buscador-impreso": .model { calls, clock in
    BuscadorImpreso(recetario: .scripted(calls), reloj: clock)
  } parts: {
    [
      .property("consulta", \.consulta),
      .reading("resultados", \.resultados),
      .reading("cargando", \.cargando),
      .reading("fallo", \.fallo),
    ]
  } view: {
    BuscadorImpresoView(model: $0)
  },
  "buscador-reparado": .model { calls, clock in
    BuscadorReparado(recetario: .scripted(calls), reloj: clock)
  } parts: {
    [
      .property("consulta", \.consulta),
      .reading("resultados", \.resultados),
      .reading("cargando", \.cargando),
      .reading("fallo", \.fallo),
    ]
  } view: {
    BuscadorReparadoView(model: $0)
  },
  "buscador-con-reducer": .reducer(BuscadorReducer.State()) {
    BuscadorReducer()
  } dependencies: { dependencies, calls in
    dependencies.recetario = .scripted(calls)
  } view: {
    BuscadorReducerView(store: $0)
  },
]

private let notes: [String: SubjectProgram] = [
  "nota-modelo": .model { calls, _ in
    NotaModel(almacen: .scripted(calls))
  } parts: {
    [
      .property("texto", \.texto), .property("guardado", \.guardado),
      .property("guardando", \.guardando),
    ]
  } view: {
    NotaModelView(model: $0)
  },
  "nota-reducer": .reducer(NotaReducer.State()) {
    NotaReducer()
  } dependencies: { dependencies, calls in
    dependencies.almacen = .scripted(calls)
  } view: {
    NotaReducerView(store: $0)
  },
]

private let parcels: [String: SubjectProgram] = [
  "seguimiento-modelo": .model { _, clock in
    SeguimientoModel(reloj: clock)
  } parts: {
    [
      .reading("siguiendo", \.siguiendo), .reading("vueltas", \.vueltas),
      .method("empieza") { $0.empieza() }, .method("termina") { $0.termina() },
    ]
  } view: {
    SeguimientoModelView(model: $0)
  },
  "seguimiento-reducer": .reducer(SeguimientoReducer.State()) {
    SeguimientoReducer()
  } view: {
    SeguimientoReducerView(store: $0)
  },
  "prueba-del-modelo": .tests { try await Pruebas.modelo() },
  "prueba-del-reducer": .tests { try await Pruebas.reducer() },
  "prueba-con-olvido": .tests { try await Pruebas.olvido() },
  "prueba-por-instantes": .tests { try await PruebasDelCamino.porInstantes() },
  "prueba-con-registro": .tests { try await PruebasDelCamino.conRegistro() },
]

private let tickets: [String: SubjectProgram] = [
  "entradas-modelo": .model { calls, clock in
    EntradasModel(taquilla: .scripted(calls), reloj: clock)
  } parts: {
    [
      .reading("cantidad", \.cantidad), .reading("precio", \.precio),
      .reading("comprando", \.comprando), .reading("compradas", \.compradas),
      .reading("aviso", \.aviso),
      .method("mas") { $0.mas() },
      .method("menos") { $0.menos() },
      .method("compra") { await $0.compra() },
    ]
  } view: {
    EntradasModelView(model: $0)
  }
]
