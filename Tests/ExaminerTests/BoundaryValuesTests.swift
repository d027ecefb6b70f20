import Bilingual
@testable import Examiner
import Testing
import Wire

@Suite struct `Values that no alphabet names` {
  private typealias World = `An exploration of the whole environment`

  @Test func `show a text of blanks that is taken for an empty one`() throws {
    let check = World.check([.state])
    guard case .failed(let example)? = World.outcome("buscador-recorta", check) else {
      Issue.record("a feature that is right for the listed texts alone passes")
      return
    }
    #expect(example.trace.script == [.send(.variant("texto", .text(" ")))])
  }

  @Test func `meet the value whose place they take`() throws {
    let check = World.check([.state, .waiting])
    guard case .failed(let example)? = World.outcome("buscador-sin-mayusculas", check) else {
      Issue.record("a feature that takes another case for the same text passes")
      return
    }
    #expect(example.trace.script.count == 2)
  }

  @Test func `are counted, and left out where a contract says nothing of them`() throws {
    guard case .passed(let coverage?)? = World.outcome("buscador", World.check([.state])) else {
      Issue.record("the same program differs from itself")
      return
    }
    #expect(coverage.boundaryValues > 10)
    let listed = World.check([.state], variesValues: false)
    guard case .passed(let coverage?)? = World.outcome("buscador-recorta", listed) else {
      Issue.record("values were varied although the exam says not to")
      return
    }
    #expect(coverage.boundaryValues == 0)
  }

  @Test(
    arguments: [
      (Tree.text("Ab"), 12), (.text("a"), 10), (.text(""), 0), (.int(7), 8), (.int(0), 5),
      (.bool(true), 0),
      (.list([]), 0), (.list([.int(1), .int(2)]), 4), (.list([.int(1)]), 3),
      (.list([.text("b")]), 4),
      (.variant("publica", nil), 0),
    ]
  )
  func `are of the same type and others than the value itself`(value: Tree, count: Int) {
    let others = BoundaryValues.of(value)
    #expect(others.count == count)
    #expect(Set(others).count == count)
    #expect(!others.contains(value))
  }

  @Test func `take a value's place wherever a script carries it, on both sides`() {
    let (old, new) = (Tree.text("a"), Tree.text(" "))
    let action = { (text: Tree) in Tree.variant("escribe", .record("", [.init("0", text)])) }
    let reply = { (text: Tree) in
      Stimulus.reply(.init("busca", [.int(1), text]), .value(.list([text, .text("b")])))
    }
    let typed = Event(subject: .set("texto", old), reference: .send(action(old)))
    #expect(
      typed.replacing(old, with: new)
        == Event(subject: .set("texto", new), reference: .send(action(new)))
    )
    #expect(Event(reply(old)).replacing(old, with: new) == Event(reply(new)))
    #expect(
      Event(.interact(.init("a"), .type("a"))).replacing(old, with: new)
        == Event(.interact(.init("a"), .type(" ")))
    )
    #expect(typed.replaceable == [old])
    #expect(
      Event(reply(old)).replaceable == [.int(1), old, .list([old, .text("b")]), .text("b")]
    )
  }
}
