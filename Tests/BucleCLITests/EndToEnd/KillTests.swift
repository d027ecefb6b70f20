import Testing
import Workbook

@Suite struct KillTests {
  /// Every `next` saves: a kill right after a step's heading falls before, into or after its saving.
  @Test func `a kill at any step loses nothing that was saved`() throws {
    let program = try Program()
    let count = try Fixture.course().lessons[0].steps.count
    let steps = String(repeating: "next\n", count: 60)
    var kept = 0
    var kills = 0
    for step in [3, 6, 9, 12, 15, 18] {
      if try program.killed(onceItWrites: "  \(step)/\(count)", input: steps) { kills += 1 }
      let progress = try program.run(["progress"])
      #expect(progress.status == 0)
      #expect(progress.errors == "", "nothing was found damaged")
      let done = try #require(progress.output.firstMatch(of: /(\d+)\/\d+/)).1
      let finished = try #require(Int(done))
      #expect(finished >= kept)
      // What was done two steps before the kill was saved long ago.
      #expect(finished >= step - 2)
      kept = finished
    }
    #expect(kills > 0)
  }
}
