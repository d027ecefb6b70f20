import Bilingual
import Testing

@testable import BucleCLI
@testable import Examiner

@Suite struct `What is written down of wrong answers` {
  @Test func `is Swift, in the order of the checks' names`() {
    let source = MisconceptionSource(
      kata: "mi-kata",
      misconceptions: [
        Misconception(
          "Uno",
          refusedBy: "b",
          belief: Localized(es: "«a» fuera \"b\\c\"", en: "'a' were b"),
          fingerprints: ["b": "2", "a": "1"]
        )
      ]
    )
    #expect(source.path == "Tests/Hidden/Misconceptions/MiKataMisconceptions.swift")
    #expect(
      source.text.hasSuffix(
        #"""
          static let miKata: [Misconception] = [
            Misconception(
              "Uno",
              refusedBy: "b",
              belief: Localized(
                es: "«a» fuera \"b\\c\"",
                en: "'a' were b"
              ),
              fingerprints: ["a": "1", "b": "2"]
            ),
          ]
        }

        """#
      )
    )
  }
}
