package import Examiner

/// The exams of every kata, known to the tool and to no learner's process.
package enum HiddenExams {
  /// In the order of the course.
  package static let catalogue: [Exam] = [
    .contador, .vistaPura, .efecto, .temporizador,
    .perfilAMano, .miniBinding, .perfilBinding, .perfilVivo,
    .salidasFalsas, .observacion, .miniObservable, .editor, .listaFiltro,
    .buscadorModelo, .buscadorReducer, .caminos, .huerfana, .delModeloAlReducer,
  ]

  /// The specification of that name which two architectures share, or `nil` where there is none.
  package static func specification(_ name: String) -> SharedSpecification? {
    ["buscador": .search][name]
  }

  /// The exam of a kata, or `nil` where it has none.
  package static func exam(for kata: String) -> Exam? {
    catalogue.first { $0.kata == kata }
  }
}
