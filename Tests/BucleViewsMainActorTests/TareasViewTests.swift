import ComposableArchitecture
import SwiftUI
import Testing

struct TareasViewTests {
  @Test func `views without isolation of their own work where everything is on the main actor`()
    async throws
  {
    let store = Store(initialState: Tareas.State()) { Tareas() }
    let ajustes = Ajustes()
    let host = ViewHost { TareasView(store: store).environment(ajustes) }
    ajustes.titulo = "Casa"
    for _ in 0..<100_000 {
      if host.frame(width: 40).text.contains("100%") { break }
      await Task.yield()
    }
    for character in "pan" { try host.type(id("Nueva", host), character) }
    try host.toggle(id("Pendientes", host))
    try host.choose(id("Orden", host), "titulo")
    try host.tap(id("Añade 0", host))
    #expect(
      host.frame(width: 40).rows == [
        "Casa",
        "  Nueva: [▏                   ]",
        "  Clave: [▏                   ]",
        "  [x] Pendientes",
        "  Orden: [titulo ▾]",
        "pan [ × ]",
        "Cargando: [████████████████████] 100%",
        "( Añade 1 )",
      ]
    )
    try host.tap(id("Borra pan", host))
    #expect(store.lista.isEmpty)
  }

  private func id(_ label: String, _ host: ViewHost) throws -> Element.ID {
    try #require(host.elements(labelled: label).first?.id)
  }
}
