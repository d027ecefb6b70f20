import Examiner
import Wire

extension Exam {
  /// The search as a view model, held to the specification that both architectures share.
  static let buscadorModelo = Exam(
    kata: "buscador-modelo",
    checks: SearchSpecification { .set("consulta", .text($0)) }.checks
  )
}
