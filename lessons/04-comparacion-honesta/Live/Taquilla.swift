import Probe

/// The box office; in the workbook the learner answers in its place.
struct Taquilla: Sendable {
  var precio: @Sendable (_ cantidad: Int) async throws -> Int
  var vender: @Sendable (_ cantidad: Int) async throws -> Int

  /// One that the learner answers for; about even quantities it does not notice a cancellation.
  static func scripted(_ calls: ScriptedCalls) -> Taquilla {
    Taquilla {
      try await calls.call("taquilla.precio", $0, ignoringCancellation: $0.isMultiple(of: 2))
    } vender: {
      try await calls.call("taquilla.vender", $0)
    }
  }
}
