import Examiner
import Wire

@testable import KataBuscadorReducer

extension Exam {
  /// The search as a reducer, held to the specification that both architectures share.
  static let buscadorReducer = Exam(
    kata: "buscador-reducer",
    checks: SearchSpecification { text in
      .send(action: Buscador.Action.consultaCambiada(text))
    }.checks
  )
}
