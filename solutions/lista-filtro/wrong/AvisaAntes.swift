// misconception: Say first what has been chosen, and then bring the rest up to date.
// refused-by: orden
// es: se pudiera avisar de lo elegido antes de poner al día lo demás
// en: what is chosen could be announced before the rest is up to date
import Observation

struct Almacen: Sendable {
  var busca: @Sendable (_ texto: String) async throws -> [String]
}

@MainActor
@Observable
final class FiltroModel {
  var texto = "" {
    didSet {
      guard texto != oldValue, !completando else { return }
      alCambiar?(texto)
    }
  }
  private(set) var encontradas: Int?

  @ObservationIgnored var alCambiar: ((String) -> Void)?
  @ObservationIgnored private var completando = false

  func anota(_ cuantas: Int?) {
    encontradas = cuantas
  }

  func completa(_ texto: String) {
    completando = true
    defer { completando = false }
    self.texto = texto
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

  @ObservationIgnored var alElegir: ((String?) -> Void)?
  @ObservationIgnored private var tarea: Task<Void, Never>?
  private let almacen: Almacen

  init(almacen: Almacen) {
    self.almacen = almacen
    filtro.alCambiar = { [weak self] texto in self?.busca(texto) }
  }

  isolated deinit {
    tarea?.cancel()
  }

  func elige(_ nota: String) {
    guard resultados.contains(nota) else { return }
    tarea?.cancel()
    buscando = false
    filtro.completa(nota)
    pon(elegida: nota)
  }

  private func busca(_ texto: String) {
    tarea?.cancel()
    fallo = false
    filtro.anota(nil)
    guard !texto.isEmpty else {
      buscando = false
      publica([])
      return
    }
    buscando = true
    tarea = Task { [weak self, almacen] in
      do {
        let notas = try await almacen.busca(texto)
        guard !Task.isCancelled else { return }
        self?.llegan(notas)
      } catch {
        guard !Task.isCancelled else { return }
        self?.falla()
      }
    }
  }

  private func llegan(_ notas: [String]) {
    buscando = false
    publica(notas)
    filtro.anota(notas.count)
  }

  private func falla() {
    buscando = false
    fallo = true
  }

  private func publica(_ notas: [String]) {
    resultados = notas
    if let elegida, !notas.contains(elegida) { pon(elegida: nil) }
  }

  private func pon(elegida nota: String?) {
    guard elegida != nota else { return }
    elegida = nota
    alElegir?(nota)
  }
}
