package import Examiner
import Wire

@testable import KataBuscadorReducer

/// One specification that both architectures are held to, each in its own words.
package struct SharedSpecification: Sendable {
  /// The exam of a view model.
  package var model: Exam
  /// The exam of a reducer.
  package var reducer: Exam
  /// The events of the specification's exhaustive check, for a model and then a reducer.
  package var comparison: ArchitectureComparison
}

extension SharedSpecification {
  /// The search, which two katas of the course build.
  static let search: SharedSpecification = {
    let model = SearchSpecification { .set("consulta", .text($0)) }
    let reducer = SearchSpecification { .send(action: Buscador.Action.consultaCambiada($0)) }
    return SharedSpecification(
      model: .buscadorModelo,
      reducer: .buscadorReducer,
      comparison: ArchitectureComparison(
        Exploration(
          events: zip(model.alphabet, reducer.alphabet).map {
            Event(subject: $0, reference: $1)
          },
          environment: model.environment,
          bound: 5,
          walks: 0
        ),
        properties: ["consulta", "resultados", "cargando", "fallo"]
      )
    )
  }()
}
