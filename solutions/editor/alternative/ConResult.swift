import Observation

struct Repositorio: Sendable {
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

  private static let minimo = 10
  private static let maximo = 280

  var puedeGuardar: Bool {
    guard titulo != "" else { return false }
    return cuerpo.dropFirst(Self.minimo - 1).isEmpty == false
  }

  var restantes: Int {
    cuerpo.count > Self.maximo ? 0 : Self.maximo - cuerpo.count
  }

  func guardar() async {
    if guardando || !puedeGuardar { return }
    (guardando, error) = (true, nil)
    let nota = (titulo, cuerpo)
    let resultado: Int?
    do {
      resultado = try await repositorio.guardar(nota.0, nota.1)
    } catch {
      resultado = nil
    }
    acaba(resultado)
  }

  private func acaba(_ nueva: Int?) {
    guardando = false
    guard let nueva else {
      error = "No se pudo guardar"
      return
    }
    version = nueva
  }
}
