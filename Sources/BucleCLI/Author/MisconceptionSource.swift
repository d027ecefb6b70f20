import Bilingual
import Examiner

/// What the tool is to know of a kata's wrong answers, as a Swift file of `Tests/Hidden`.
struct MisconceptionSource {
  let kata: String
  let misconceptions: [Misconception]

  /// From the root of the repository.
  var path: String {
    "Tests/Hidden/Misconceptions/\(FeatureTemplate(id: kata).type)Misconceptions.swift"
  }

  var text: String {
    """
    // Written by `bucle author fingerprints \(kata)` from the wrong answers in `solutions`.
    // swift-format-ignore-file
    import Bilingual
    import Examiner

    extension [Misconception] {
      /// What the wrong answers to `\(kata)` believe, and what they show its exam.
      static let \(FeatureTemplate(id: kata).name): [Misconception] = [
    \(misconceptions.map(entry).joined())  ]
    }

    """
  }

  private func entry(_ one: Misconception) -> String {
    let fingerprints = one.fingerprints.sorted { $0.key < $1.key }
      .map { "\(literal($0.key)): \(literal($0.value))" }.joined(separator: ", ")
    return """
          Misconception(
            \(literal(one.id)),
            refusedBy: \(literal(one.refusedBy)),
            belief: Localized(
              es: \(literal(one.belief.es)),
              en: \(literal(one.belief.en))
            ),
            fingerprints: [\(fingerprints.isEmpty ? ":" : fingerprints)]
          ),

      """
  }

  private func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
