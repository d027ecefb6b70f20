import ComposableArchitecture
public import Probe

/// The live features of the lesson on forms, by the id that its blocks name.
public let programs: [String: SubjectProgram] = [
  "perfil": .reducer(Perfil.State()) {
    Perfil()
  } view: {
    PerfilView(store: $0)
  },
  "perfil-con-binding": .reducer(PerfilBinding.State()) {
    PerfilBinding()
  } view: {
    PerfilBindingView(store: $0)
  },
  "segunda-puerta": .reducer(SegundaPuerta.State()) {
    SegundaPuerta()
  } view: {
    SegundaPuertaView(store: $0)
  },
  "sin-tipos": .reducer(SinTipos.State()) {
    SinTipos()
  } view: {
    SinTiposView(store: $0)
  },
  "modelo-paralelo": .reducer(ModeloParalelo.State()) {
    ModeloParalelo()
  } view: {
    ModeloParaleloView(store: $0)
  },
  "ficha-viva": .reducer(FichaViva.State()) {
    FichaViva()
  } dependencies: { dependencies, calls in
    dependencies.fichero.correo = { try await calls.call("fichero.correo", $0) }
  } view: {
    FichaVivaView(store: $0)
  },
  "ficha-entera": .tests { await Pruebas.entera() },
  "ficha-a-medias": .tests { await Pruebas.aMedias() },
]
