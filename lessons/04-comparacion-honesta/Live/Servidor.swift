import ComposableArchitecture

/// Where a favourite is marked.
struct Servidor: Sendable {
  var marcar: @Sendable (_ esFavorito: Bool) async throws -> Void
}

extension Servidor: DependencyKey {
  static let liveValue = Servidor { _ in }
}

extension DependencyValues {
  var servidor: Servidor {
    get { self[Servidor.self] }
    set { self[Servidor.self] = newValue }
  }
}
