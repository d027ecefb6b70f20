import Bilingual
import Testing
import Wire
import Workbook

@testable import BucleCLI

@Suite struct GivenAnswerTests {
  private func readings() -> [Reading] {
    var start = Reading()
    start.state = .record(
      "State",
      [
        Tree.Field("cuenta", .int(0)), Tree.Field("texto", .text("")),
        Tree.Field("si", .bool(false)),
      ]
    )
    start.screen = Screen(bodies: [Screen.BodyCount(view: "V", count: 1)])
    var end = start
    end.state = .record(
      "State",
      [
        Tree.Field("cuenta", .int(2)), Tree.Field("texto", .text("hola")),
        Tree.Field("si", .bool(true)),
      ]
    )
    end.actions = [Reading.ReducedAction(action: .variant("mas", nil), state: end.state)]
    end.calls = [
      Reading.PendingCall(name: "a", arguments: [], isCancelled: false),
      Reading.PendingCall(name: "b", arguments: [], isCancelled: true),
    ]
    end.screen = Screen(bodies: [Screen.BodyCount(view: "V", count: 3)])
    end.isReleased = true
    return [start, end]
  }

  @Test(arguments: [
    (["state", "cuenta"], Tree.int(2)), (["bodies", "V"], .int(3)), (["bodies", "W"], .int(0)),
    (["actions", "count"], .int(1)), (["calls", "count"], .int(1)),
    (["state", "texto"], .text("hola")), (["released"], .bool(true)),
  ])
  func `the right answer is read off the run`(path: [String], value: Tree) {
    #expect(GivenAnswer.value(path, in: readings()[...]) == value)
  }

  @Test(arguments: [
    (["state", "cuenta"], "2", true), (["state", "cuenta"], "2.0", true),
    (["state", "cuenta"], "3", false), (["state", "cuenta"], "dos", false),
    (["state", "texto"], "hola", true), (["state", "texto"], "\"hola\"", true),
    (["state", "si"], "sí", true), (["state", "si"], "true", true), (["state", "si"], "no", false),
  ])
  func `values are compared and not spellings`(path: [String], given: String, isRight: Bool) throws
  {
    let answer = try #require(
      GivenAnswer(ask: path, script: ["+"], readings: readings(), given: given)
    )
    #expect(answer.isRight == isRight)
  }

  @Test(arguments: [
    (["state", "cuenta"], "3", true), (["state", "cuenta"], "-0.5", false),
    (["state", "cuenta"], "-1.0", true),
    (["state", "cuenta"], ".incremento", false), (["state", "cuenta"], "tres", false),
    (["state", "cuenta"], "\"3\"", false), (["state", "si"], "no", true),
    (["state", "si"], "3", false), (["state", "texto"], "3", true),
  ])
  func `what cannot be the answer is told from a wrong one`(
    path: [String],
    given: String,
    isOfItsKind: Bool
  ) throws {
    let answer = try #require(
      GivenAnswer(ask: path, script: ["+"], readings: readings(), given: given)
    )
    #expect(answer.isOfItsKind == isOfItsKind)
  }

  private static let seen: [(seen: [Tree], kind: AnswerKind)] = [
    ([.int(1), .double(2)], .number), ([.double(2)], .number), ([.int(1)], .wholeNumber),
    ([.bool(true)], .bool), ([.text("")], .text),
    ([.list([]), .list([.text("flor")])], .list(of: .text)), ([.list([])], .list(of: .any)),
    ([.list([.int(1)])], .list(of: .wholeNumber)), ([.variant("a", nil)], .variant),
    ([.record("Punto", [])], .record("Punto")), ([.nothing, .text("a")], .optional(.text)),
    ([.nothing], .optional(.any)), ([.opaque("X")], .any), ([], .any),
  ]

  @Test(arguments: seen)
  func `the kind that is asked for shows in the values on the way`(seen: [Tree], kind: AnswerKind) {
    #expect(AnswerKind(of: seen) == kind)
  }

  @Test(arguments: [
    (AnswerKind.list(of: .text), #"["flan"]"#, true), (.list(of: .text), "[]", true),
    (.list(of: .text), "[1]", false), (.list(of: .text), #""flan""#, false),
    (.list(of: .text), "flan", false), (.list(of: .text), "3", false),
    (.list(of: .text), ".flan", false), (.list(of: .any), "[true]", true),
    (.list(of: .number), "[1, 2.5]", true), (.list(of: .number), #"["a"]"#, false),
    (.variant, ".publica", true), (.variant, "publica", false), (.variant, "3", false),
    (.record("Punto"), "Punto(x: 1)", true), (.record("Punto"), "Caja(x: 1)", false),
    (.optional(.text), "Ana", true), (.optional(.number), "nil", true),
    (.optional(.number), "4", true), (.optional(.number), "cuatro", false),
    (.number, "nil", false), (.any, "[1]", true), (.any, "[1", false),
  ])
  func `an answer of another kind is none`(kind: AnswerKind, typed: String, isTaken: Bool) {
    #expect(kind.takes(typed) == isTaken)
  }

  @Test(arguments: Language.allCases)
  func `an answer of another kind is told what kind is asked for`(language: Language) {
    for (_, kind) in Self.seen {
      let note = Passage.Note.answerOfKind(kind)
      let text = note.lines(Fixture.scene(language, width: 200)).map(\.text).joined()
      #expect(text.hasPrefix(kind.text[language].replacing("`", with: "")), "\(text)")
      #expect(text.contains(Verb.next.word(language)))
    }
    let list = AnswerKind.list(of: .text).text[language]
    #expect(list.contains(#"`["ab", "ab"]`"#) && list.contains("`[]`"))
  }

  @Test func `a path that leads nowhere has no answer`() {
    #expect(
      GivenAnswer(ask: ["state", "nada"], script: ["+"], readings: readings(), given: "1") == nil
    )
  }
}
