import Observation

// ES  Dos modelos: el filtro sabe de texto y la lista sabe de notas. La lista tiene el filtro; el filtro no
//     sabe que existe una lista, solo que alguien quizá quiera enterarse.
// EN  Two models: the filter knows about text and the list about notes. The list has the filter; the filter
//     does not know that there is a list, only that somebody may want to be told.

struct Almacen: Sendable {
  var busca: @Sendable (_ texto: String) async throws -> [String]
}

@MainActor
@Observable
final class FiltroModel {
  // HUECO 1: cuando `texto` cambia de verdad, se llama a `alCambiar` con el nuevo.
  // GAP 1: when `texto` really changes, `alCambiar` is called with the new one.
  var texto = ""
  private(set) var encontradas: Int?

  @ObservationIgnored var alCambiar: ((String) -> Void)?

  func anota(_ cuantas: Int?) {
    encontradas = cuantas
  }

  func completa(_ texto: String) {
    // HUECO 2: pone el texto sin que nadie tenga que buscar.
    // GAP 2: puts the text there without anybody having to search.
  }
}

@MainActor
@Observable
final class ListaModel {
  let filtro = FiltroModel()
  private(set) var buscando = false
  private(set) var resultados: [String] = []
  private(set) var fallo = false
  private(set) var elegida: String?

  // ES  Lo pone la pantalla que tiene la lista.   EN  Set by the screen that has the list.
  @ObservationIgnored var alElegir: ((String?) -> Void)?

  private let almacen: Almacen

  init(almacen: Almacen) {
    self.almacen = almacen
    // HUECO 3: la lista se entera de lo que se escribe en el filtro.
    // GAP 3: the list is told of what is typed into the filter.
  }

  func elige(_ nota: String) {
    // HUECO 4: elegir una de las notas encontradas.
    // GAP 4: to choose one of the notes that were found.
  }

  // HUECO 5: buscar, publicar lo encontrado y no dejar nada atrás al morir.
  // GAP 5: search, publish what is found, and leave nothing behind on dying.
}
