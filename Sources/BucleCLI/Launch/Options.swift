import Bilingual
import Classroom
import Examiner
import Workbook

/// What the program's arguments say beside the command.
struct Options: Sendable, Hashable {
  /// `nil` leaves the language to the environment.
  var language: Language?
  /// `nil` leaves the workspace to the environment.
  var workspace: String?
  var isPlain = false
  var isASCII = false
  /// A screen reader reads the terminal: no colours, and words in the place of drawings.
  var isReadAloud = false
  var isJSON = false
  /// The most that a check or a grade may tell of what was found.
  var feedback = FeedbackLevel.full
  /// Whether a verdict kept from before is passed over.
  var isFresh = false
  /// Whether what would be asked is agreed to.
  var isAgreed = false
  /// Whether other people's code may run without confinement.
  var isUnconfined = false
  /// `nil` writes to where the command writes by itself.
  var out: String?
  var format = ResultFormat.json
  /// `nil` takes one for each processor.
  var jobs: Int?
  /// What kind of kata is begun; `nil` begins a feature.
  var kind: KataKind.Name?

  /// The names of the options, each once, for "did you mean".
  static let names = [
    "--lang", "--idioma", "--workspace", "--plain", "--ascii", "--reader", "--json", "--feedback",
    "--help", "--version", "--kind", "--fresh", "--yes", "--unconfined", "--out", "--format",
    "--jobs",
  ]
}
