/// A second writer of the note: it brings what another device wrote.
@MainActor
struct Sincronizador {
  let nota: NotaModel

  func trae() async {
    guard let traido = try? await nota.almacen.traer() else { return }
    nota.texto = traido
  }
}
