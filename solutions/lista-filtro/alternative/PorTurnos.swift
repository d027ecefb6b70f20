// Another right answer: searches are numbered, and the filter remembers what it was completed with.
import Observation

struct Almacen: Sendable {
  var busca: @Sendable (_ texto: String) async throws -> [String]
}

@MainActor
@Observable
final class FiltroModel {
  var texto = "" {
    didSet {
      if texto != oldValue, texto != completado { alCambiar?(texto) }
      completado = nil
    }
  }
  private(set) var encontradas: Int?

  @ObservationIgnored var alCambiar: ((String) -> Void)?
  @ObservationIgnored private var completado: String?

  func anota(_ cuantas: Int?) {
    encontradas = cuantas
  }

  func completa(_ texto: String) {
    completado = texto
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
  @ObservationIgnored private var turno = 0
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
    deja()
    filtro.completa(nota)
    cambia(a: nota)
  }

  private func busca(_ texto: String) {
    deja()
    fallo = false
    filtro.anota(nil)
    guard !texto.isEmpty else { return recibe([], contando: false) }
    buscando = true
    let este = turno
    tarea = Task { [weak self, almacen] in
      let respuesta: [String]?
      do { respuesta = try await almacen.busca(texto) } catch { respuesta = nil }
      guard let self, este == turno else { return }
      buscando = false
      if let respuesta { recibe(respuesta, contando: true) } else { fallo = true }
    }
  }

  /// What is under way is out of turn from now on.
  private func deja() {
    turno += 1
    tarea?.cancel()
    tarea = nil
    buscando = false
  }

  private func recibe(_ notas: [String], contando: Bool) {
    resultados = notas
    if contando { filtro.anota(notas.count) }
    cambia(a: elegida.flatMap { notas.contains($0) ? $0 : nil })
  }

  private func cambia(a nota: String?) {
    if elegida == nota { return }
    elegida = nota
    alElegir?(nota)
  }
}
