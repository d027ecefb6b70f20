/// How much a ``TestStore`` insists on being told.
///
/// ```swift
/// func soloLoQueImporta() async {
///   let store = TestStore(initialState: Contador.State()) { Contador() }
///   await store.withExhaustivity(.off) {
///     await store.send(.incremento)
///     await store.send(.incremento) { $0.cuenta = 2 }
///   }
/// }
/// ```
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change, each received action, each effect's end.
  case on
  /// Only what the test says must be true; the rest is passed over, and shown as warnings if that is asked for.
  ///
  /// To show it, the closures of `send` and `receive` are run a second time, on the state before.
  case off(showSkippedAssertions: Bool)

  /// Only what the test says must be true.
  public static let off = Self.off(showSkippedAssertions: false)

  /// Whether what is passed over without being asked for is shown.
  var showsSkipped: Bool { self == .off(showSkippedAssertions: true) }
}
