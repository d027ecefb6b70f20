import ComposableArchitecture
public import Probe

/// The live features of the lessons, by the id that a lesson's blocks name.
public let programs: [String: SubjectProgram] = [
  "contador": .reducer(Contador.State()) {
    Contador()
  } view: {
    ContadorView(store: $0)
  },
  "contador-prudente": .reducer(ContadorPrudente.State()) {
    ContadorPrudente()
  } view: {
    ContadorPrudenteView(store: $0)
  },
  "formulario": .reducer(Formulario.State()) {
    Formulario()
  } view: {
    FormularioView(store: $0)
  },
  "sin-binding-reducer": .reducer(SinBindingReducer.State()) {
    SinBindingReducer()
  } view: {
    SinBindingReducerView(store: $0)
  },
  "curiosidad": .reducer(Curiosidad.State()) {
    Curiosidad()
  } dependencies: { dependencies, calls in
    dependencies.datos.sobre = { try await calls.call("datos.sobre", $0) }
  } view: {
    CuriosidadView(store: $0)
  },
  "curiosidad-suelta": .reducer(CuriosidadSuelta.State()) {
    CuriosidadSuelta()
  } dependencies: { dependencies, calls in
    dependencies.datos.sobre = { try await calls.call("datos.sobre", $0) }
  } view: {
    CuriosidadSueltaView(store: $0)
  },
]
