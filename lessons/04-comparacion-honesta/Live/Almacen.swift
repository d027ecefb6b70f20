import ComposableArchitecture
import Probe

/// Where a note is kept; in the workbook the learner answers in its place.
struct Almacen: Sendable {
  var guardar: @Sendable (_ texto: String) async throws -> Bool
  var traer: @Sendable () async throws -> String
}

extension Almacen: DependencyKey {
  static let liveValue = Almacen { _ in
    true
  } traer: {
    ""
  }

  static func scripted(_ calls: ScriptedCalls) -> Almacen {
    Almacen {
      try await calls.call("almacen.guardar", $0)
    } traer: {
      try await calls.call("almacen.traer", returning: String.self)
    }
  }
}

extension DependencyValues {
  var almacen: Almacen {
    get { self[Almacen.self] }
    set { self[Almacen.self] = newValue }
  }
}
