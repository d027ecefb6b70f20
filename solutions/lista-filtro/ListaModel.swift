import Observation

// ES  Tres acuerdos que ningún tipo describe. Quién sostiene a quién: la lista tiene el filtro, y el cierre
//     que le deja dentro solo la conoce débilmente. Quién avisa: escribir avisa y completar no, porque si no
//     elegir volvería a buscar. Y en qué orden: se pone todo al día y después se cuenta. El compilador
//     aceptaría que faltase cualquiera de los tres.
// EN  Three agreements that no type describes. Who holds whom: the list has the filter, and the closure
//     that it leaves inside knows it only weakly. Who notifies: typing does and completing does not, or
//     choosing would search again. And in what order: everything is brought up to date and told of after
//     that. The compiler would accept it if any of the three were missing.

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
    // ES  El filtro guarda este cierre, y la lista el filtro: si la sostuviera, no moriría ninguno.
    // EN  The filter keeps this closure, and the list the filter: were it to hold it, neither would die.
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
        // ES  Entre la pregunta y la respuesta pudo llegar otro texto.
        // EN  Another text may have come between question and answer.
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
    filtro.anota(notas.count)
    publica(notas)
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
