import ComposableArchitecture

/// The two tests of the form written out that the lesson runs.
enum Pruebas {
  /// Declares every change.
  @MainActor
  static func entera() async {
    let store = TestStore(initialState: Perfil.State()) { Perfil() }
    await store.send(.nombreCambiado("Ana")) {
      $0.nombre = "Ana"
      $0.hayCambios = true
    }
    await store.send(.guardarPulsado) { $0.hayCambios = false }
  }

  /// Leaves out that the form has changes now.
  @MainActor
  static func aMedias() async {
    let store = TestStore(initialState: Perfil.State()) { Perfil() }
    await store.send(.nombreCambiado("Ana")) { $0.nombre = "Ana" }
  }
}
