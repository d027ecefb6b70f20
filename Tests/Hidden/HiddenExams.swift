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

  /// What is known of the wrong answers to a kata.
  static let misconceptions: [String: [Misconception]] = [
    "contador": .contador,
    "vista-pura": .vistaPura,
    "efecto": .efecto,
    "temporizador": .temporizador,
    "perfil-a-mano": .perfilAMano,
    "mini-binding": .miniBinding,
    "perfil-binding": .perfilBinding,
    "perfil-vivo": .perfilVivo,
    "editor": .editor,
    "buscador-modelo": .buscadorModelo,
    "buscador-reducer": .buscadorReducer,
    "lista-filtro": .listaFiltro,
    "mini-observable": .miniObservable,
    "observacion": .observacion,
    "huerfana": .huerfana,
    "del-modelo-al-reducer": .delModeloAlReducer,
  ]

  /// The exam of a kata, or `nil` where it has none.
  package static func exam(for kata: String) -> Exam? {
    guard var exam = catalogue.first(where: { $0.kata == kata }) else { return nil }
    exam.misconceptions = misconceptions[kata] ?? []
    return exam
  }
}
