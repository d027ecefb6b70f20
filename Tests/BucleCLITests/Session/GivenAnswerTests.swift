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
    (["state", "cuenta"], "3", true), (["state", "cuenta"], "-0.5", true),
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

  @Test func `a path that leads nowhere has no answer`() {
    #expect(
      GivenAnswer(ask: ["state", "nada"], script: ["+"], readings: readings(), given: "1") == nil
    )
  }
}
