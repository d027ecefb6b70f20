import Observation

struct Recetario: Sendable {
  var buscar: @Sendable (_ texto: String) async throws -> [String]
}

@MainActor
@Observable
final class BuscadorModel {
  var consulta = "" {
    didSet { programa() }
  }
  private(set) var resultados: [String] = []
  private(set) var cargando = false
  private(set) var fallo = false

  @ObservationIgnored private var tarea: Task<Void, Never>?
  @ObservationIgnored private var turno = 0
  private let recetario: Recetario
  private let reloj: any Clock<Duration>

  init(recetario: Recetario, reloj: any Clock<Duration>) {
    self.recetario = recetario
    self.reloj = reloj
  }

  private func programa() {
    tarea?.cancel()
    tarea = nil
    turno += 1
    (fallo, cargando) = (false, !consulta.isEmpty)
    if consulta.isEmpty {
      resultados.removeAll()
    } else {
      tarea = Task { [turno, consulta] in await busca(consulta, turno: turno) }
    }
  }

  private func busca(_ texto: String, turno: Int) async {
    do {
      try await reloj.sleep(for: .seconds(0.3))
    } catch {
      return
    }
    let respuesta: [String]?
    do { respuesta = try await recetario.buscar(texto) } catch { respuesta = nil }
    guard turno == self.turno else { return }
    cargando = false
    if let respuesta { resultados = respuesta } else { fallo = true }
  }
}
