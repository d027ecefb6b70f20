import Observation

/// The search as it is printed everywhere, with its three faults.
@MainActor
@Observable
final class BuscadorImpreso {
  var consulta = "" {
    didSet { programa() }
  }
  private(set) var resultados: [String] = []
  private(set) var cargando = false
  private(set) var fallo = false

  @ObservationIgnored private var tarea: Task<Void, Never>?
  private let recetario: Recetario
  private let reloj: any Clock<Duration>

  init(recetario: Recetario, reloj: any Clock<Duration>) {
    self.recetario = recetario
    self.reloj = reloj
  }

  private func programa() {
    tarea?.cancel()
    cargando = true
    tarea = Task { [consulta] in
      try? await reloj.sleep(for: .milliseconds(300))
      guard !Task.isCancelled else { return }
      resultados = (try? await recetario.buscar(consulta)) ?? []
      cargando = false
    }
  }
}
