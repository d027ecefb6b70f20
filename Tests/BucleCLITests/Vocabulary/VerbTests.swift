import Bilingual
import Testing

@testable import BucleCLI

@Suite struct VerbTests {
  @Test(arguments: Verb.allCases)
  func `every command has words, a usage and a summary in both languages`(verb: Verb) {
    for language in Language.allCases {
      #expect(!verb.word(language).isEmpty)
      #expect(!verb.summary[language].isEmpty)
      #expect(verb.summary[language].last != ".")
    }
    #expect(verb.usage.es.isEmpty == verb.usage.en.isEmpty)
  }

  @Test func `no word means two commands`() {
    for verb in Verb.allCases {
      for word in verb.words.es + verb.words.en { #expect(Verb(word) == verb, "\(word)") }
    }
  }

  @Test func `every command stands in the help`() {
    let grouped = HelpText.groups.flatMap(\.verbs)
    #expect(Set(grouped) == Set(Verb.allCases))
    #expect(grouped.count == Verb.allCases.count)
  }

  @Test func `every command of the shell can be carried out`() {
    for verb in Verb.allCases where verb.places.contains(.shell) {
      #expect(verb.command != nil, "\(verb)")
    }
  }

  @Test(arguments: [
    ("solucion", Verb.solution), ("SOLUCIÓN", .solution), ("Ayuda", .help), (":q", .quit),
    ("exit", .quit), ("atras", .back), ("leccion", .lesson),
  ])
  func `accents and capitals do not matter`(word: String, verb: Verb) {
    #expect(Verb(word) == verb)
  }
}
