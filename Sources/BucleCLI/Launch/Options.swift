import Bilingual
import Classroom

/// What the program's arguments say beside the command.
struct Options: Sendable, Hashable {
  /// `nil` leaves the language to the environment.
  var language: Language?
  /// `nil` leaves the workspace to the environment.
  var workspace: String?
  var isPlain = false
  var isASCII = false
  var isJSON = false
  /// Whether a verdict kept from before is passed over.
  var isFresh = false
  /// Whether what would be asked is agreed to.
  var isAgreed = false
  /// Whether other people's code may run without confinement.
  var isUnconfined = false
  /// `nil` writes to where the command writes by itself.
  var out: String?
  var format = ResultFormat.json
  var feedback = Feedback.full
  /// `nil` takes one for each processor.
  var jobs: Int?

  /// The names of the options, each once, for "did you mean".
  static let names = [
    "--lang", "--idioma", "--workspace", "--plain", "--ascii", "--json", "--help", "--version",
    "--fresh", "--yes", "--unconfined", "--out", "--format", "--feedback", "--jobs",
  ]
}
