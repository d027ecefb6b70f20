import Observation

/// The search as a view model, written as it often is: each keystroke starts a task.
@MainActor @Observable final class BuscadorModel {
  var texto = "" {
    didSet { busca(texto) }
  }
  private(set) var cargando = false
  private(set) var resultado: String?
  private(set) var falla = false

  @ObservationIgnored private var tarea: Task<Void, Never>?
  @ObservationIgnored private let api: @Sendable (String) async throws -> String
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let vigila: Bool

  /// `vigila` makes an answer count only where nothing was typed meanwhile.
  init(
    vigila: Bool,
    clock: any Clock<Duration>,
    api: @escaping @Sendable (String) async throws -> String
  ) {
    self.vigila = vigila
    self.clock = clock
    self.api = api
  }

  isolated deinit {
    tarea?.cancel()
  }

  private func busca(_ texto: String) {
    tarea?.cancel()
    cargando = !texto.isEmpty
    resultado = nil
    falla = false
    guard !texto.isEmpty else { return }
    tarea = Task { [weak self, clock, api, vigila] in
      do {
        try await clock.sleep(for: .milliseconds(300))
        let resultado = try await api(texto)
        if vigila, Task.isCancelled { return }
        self?.cargando = false
        self?.resultado = resultado
      } catch is CancellationError {
      } catch {
        if vigila, Task.isCancelled { return }
        self?.cargando = false
        self?.falla = true
      }
    }
  }
}

/// Holds itself: through an object, or through a closure.
@MainActor @Observable final class RetenidoModel {
  final class Delegado {
    var modelo: RetenidoModel?
  }

  var cuenta = 0
  @ObservationIgnored private let delegado = Delegado()
  @ObservationIgnored private var alCambiar: () -> Void = {}

  init(porObjeto: Bool) {
    if porObjeto {
      delegado.modelo = self
    } else {
      alCambiar = { self.cuenta += 1 }
    }
  }

  func suma(_ cuanto: Int) {
    cuenta += cuanto
  }
}
