import ComposableArchitecture
import Probe

/// Where recipes are looked up; in the workbook the learner answers in its place.
struct Recetario: Sendable {
  var buscar: @Sendable (_ texto: String) async throws -> [String]
}

extension Recetario: DependencyKey {
  static let liveValue = Recetario { texto in ["Receta de \(texto)"] }

  /// One that the learner answers for; to half of the texts it does not notice a cancellation.
  static func scripted(_ calls: ScriptedCalls) -> Recetario {
    Recetario { texto in
      try await calls.call(
        "recetario.buscar",
        texto,
        ignoringCancellation: texto.count.isMultiple(of: 2)
      )
    }
  }
}

extension DependencyValues {
  var recetario: Recetario {
    get { self[Recetario.self] }
    set { self[Recetario.self] = newValue }
  }
}
