import Observation

/// The ticket sale that a kata turns into a reducer; its text stands in the kata's starter.
@MainActor
@Observable
final class EntradasModel {
  private(set) var cantidad = 0
  private(set) var precio: Int?
  private(set) var comprando = false
  private(set) var compradas = 0
  private(set) var aviso = false

  @ObservationIgnored private var consulta: Task<Void, Never>?
  private let taquilla: Taquilla
  private let reloj: any Clock<Duration>

  init(taquilla: Taquilla, reloj: any Clock<Duration>) {
    self.taquilla = taquilla
    self.reloj = reloj
  }

  func mas() { cambia(a: cantidad + 1) }

  func menos() { cambia(a: cantidad - 1) }

  private func cambia(a nueva: Int) {
    guard !comprando, (0...4).contains(nueva) else { return }
    consulta?.cancel()
    cantidad = nueva
    precio = nil
    aviso = false
    guard nueva > 0 else { return }
    consulta = Task {
      do {
        try await reloj.sleep(for: .milliseconds(200))
        let recibido = try await taquilla.precio(nueva)
        guard !Task.isCancelled else { return }
        precio = recibido
      } catch {
        guard !Task.isCancelled else { return }
        aviso = true
      }
    }
  }

  func compra() async {
    guard precio != nil, !comprando else { return }
    comprando = true
    aviso = false
    do {
      compradas += try await taquilla.vender(cantidad)
      cantidad = 0
      precio = nil
    } catch {
      aviso = true
    }
    comprando = false
  }
}
