/// The test of the note's rule that the lesson runs: it makes no view.
enum PruebaDeLaRegla {
  struct NoCuadra: Error, CustomStringConvertible {
    var description: String
  }

  @MainActor
  static func corre() throws {
    let nota = Nota()
    nota.titulo = "N"
    nota.cuerpo = "12345678"
    guard !nota.puedeGuardar else { throw NoCuadra(description: "8") }
    nota.cuerpo = "1234567890"
    guard nota.puedeGuardar else { throw NoCuadra(description: "10") }
  }
}
