import Bilingual
import Examiner
import Wire

/// Reads a learner's script for one feature: the lines that the prompt takes, as `save` writes them.
struct ScriptReader {
  /// The learner's file, as its place is told.
  let file: String
  let feature: String
  /// The labels on the feature's screen at the start: there a label of several words needs no quotes.
  var labels: [String] = []

  /// Nobody reads a longer one.
  static let lineLimit = 1_000

  struct ScriptLine {
    var place: ScriptFinding.Place
    var stimulus: Stimulus
  }

  /// Why a script is none.
  struct Fault: Error {
    var finding: ScriptFinding
  }

  /// The script, line by line; the first line that is none of a script is a fault.
  func lines(of text: String) throws(Fault) -> [ScriptLine] {
    var lines: [ScriptLine] = []
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, written) in all.enumerated() {
      var place = ScriptFinding.Place(
        file: file,
        line: index + 1,
        column: written.prefix { $0 == " " }.count + 1,
        written: String(written)
      )
      let line = String(written).trimmingSpaces
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard lines.count < Self.lineLimit else {
        throw Fault(finding: .line(place, ScriptFileText.tooLong(Self.lineLimit)))
      }
      let (word, rest) = Session.split(line)
      if Verb(word) == .play {
        guard Word.folded(rest) == feature, lines.isEmpty else {
          throw Fault(finding: .line(place, ScriptFileText.otherFeature(feature)))
        }
        continue
      }
      do throws(StimulusError) {
        let stimulus = try StimulusParser(labels: labels).stimulus(String(written))
        lines.append(ScriptLine(place: place, stimulus: stimulus))
      } catch {
        place.column = error.column + 1
        throw Fault(finding: .line(place, error.problem.text))
      }
    }
    return lines
  }
}

/// What is said of a line that has no place in a script.
enum ScriptFileText {
  static func tooLong(_ limit: Int) -> Localized {
    Localized(
      es: "Un guion tiene \(limit) líneas como mucho.",
      en: "A script has \(limit) lines at most."
    )
  }

  static func otherFeature(_ feature: String) -> Localized {
    Localized(
      es: "Este guion es de `\(feature)`, y eso solo se dice una vez, al principio.",
      en: "This script is for `\(feature)`, which is said once only, at the start."
    )
  }

  static func tooLarge(_ limit: ByteCount) -> Localized {
    Localized(
      es: "Un guion ocupa \(limit.mebibytes) MiB como mucho.",
      en: "A script takes \(limit.mebibytes) MiB at most."
    )
  }

  static let notText = Localized(
    es: "El archivo no es texto en UTF-8.",
    en: "The file is no UTF-8 text."
  )

  static func unreadable(_ path: String) -> Localized {
    Localized(
      es: "No he podido leer \(path).",
      en: "\(path) could not be read."
    )
  }
}
