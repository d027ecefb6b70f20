import Bilingual
@testable import Examiner
import Testing
import Wire

@Suite struct `What is done again and again` {
  private typealias World = `An exploration of the whole environment`

  @Test func `shows a feature that changes its ways the sixth time`() throws {
    let check = World.check([.state], walks: 0, variesValues: false)
    guard case .failed(let example)? = World.outcome("buscador-cansado", check) else {
      Issue.record("a feature that counts outside its state passes")
      return
    }
    #expect(example.trace.script.count == 6)
  }

  @Test func `is counted`() throws {
    guard case .passed(let coverage?)? = World.outcome("buscador", World.check([.state])) else {
      Issue.record("the same program differs from itself")
      return
    }
    #expect(coverage.rounds > 10)
  }

  @Test func `goes round each short cycle once, from the nearest place`() {
    var graph = PlaceGraph()
    let events = ["a", "b", "c"].map { Event(.set($0, .nothing)) }
    func add(_ steps: [UInt16], to successors: [Int], by possible: [Int]) {
      graph.add(
        steps: steps,
        state: .nothing,
        place: StableHash("\(steps)"),
        possible: possible.map { events[$0] }
      )
      graph.nodes[graph.nodes.count - 1].successors = successors
    }
    // 0 stays by a, goes on by b; 1 goes back by a, and to 2 by c; 2 ends.
    add([], to: [0, 1], by: [0, 1])
    add([1], to: [0, 2], by: [0, 2])
    add([1, 2], to: [], by: [])
    let (a, b) = (UInt16(0), UInt16(1))
    let both = [[a], [b, a]].map { Array(repeatElement($0, count: 6).joined()) }
    #expect(graph.rounds(stimuli: 100) == both)
    #expect(graph.rounds(stimuli: 17) == [both[0]])
  }
}
