import Bilingual
import Examiner

/// What the program's arguments say beside the command.
struct Options: Sendable, Hashable {
  /// `nil` leaves the language to the environment.
  var language: Language?
  /// `nil` leaves the workspace to the environment.
  var workspace: String?
  var isPlain = false
  var isASCII = false
  var isJSON = false
  /// The most that a check may tell of what it found.
  var feedback = FeedbackLevel.full

  /// The names of the options, each once, for "did you mean".
  static let names = [
    "--lang", "--idioma", "--workspace", "--plain", "--ascii", "--json", "--feedback", "--help",
    "--version",
  ]
}
