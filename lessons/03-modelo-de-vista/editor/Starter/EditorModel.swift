import Observation

// ES  `private(set)` deja que la vista lea si se está guardando, pero no que finja que ya ha acabado.
//     Lo que se deduce de otras propiedades no se guarda: se calcula.
// EN  `private(set)` lets the view read whether a save is under way, and keeps it from pretending that it
//     is over. What follows from other properties is not stored: it is computed.
// ES  No cambies los nombres ni los tipos: con ellos te habla el examen.
// EN  Keep the names and the types: the exam speaks to your code through them.

struct Repositorio: Sendable {
  // ES  Devuelve el número de versión de la nota guardada.
  // EN  Returns the version number of the saved note.
  var guardar: @Sendable (_ titulo: String, _ cuerpo: String) async throws -> Int
}

@MainActor
@Observable
final class EditorModel {
  var titulo = ""
  var cuerpo = ""
  private(set) var guardando = false
  private(set) var version = 0
  private(set) var error: String?

  private let repositorio: Repositorio

  init(repositorio: Repositorio) {
    self.repositorio = repositorio
  }

  var puedeGuardar: Bool {
    // HUECO 1: título no vacío y cuerpo de 10 caracteres o más.
    // GAP 1: a title that is not empty, and a body of 10 characters or more.
    false
  }

  var restantes: Int {
    // HUECO 2: hasta 280, y nunca por debajo de 0.
    // GAP 2: up to 280, and never below 0.
    280
  }

  func guardar() async {
    // HUECO 3: mira si procede, apunta que empieza, llama y apunta cómo acabó.
    // GAP 3: see whether it may, note that it begins, call, and note how it ended.
  }
}
