import Testing
import Wire

@testable import Examiner

struct ScriptTreeTests {
  @Test func `what several scripts begin with is read once`() {
    let scripts: [[UInt16]] = [[1, 2, 3], [1, 2, 4, 5], [6]]
    let runs = ScriptTree.runs(reading: scripts)
    #expect(runs.map(\.steps) == scripts)
    #expect(runs.map(\.quiet) == [1, 3, 1])
  }

  @Test func `the beginning of another script needs no run of its own, before it or after`() {
    let runs = ScriptTree.runs(reading: [[1], [1, 2], [3, 4], [3], [1, 2]])
    #expect(runs.map(\.steps) == [[1, 2], [3, 4]])
    #expect(runs.map(\.quiet) == [1, 1])
  }

  @Test func `every beginning of every script is read exactly once`() {
    let numbers: [UInt16] = [0, 1, 2, 1, 0, 0, 2, 1]
    let scripts: [[UInt16]] = numbers.indices.flatMap { start in
      (start...numbers.count).reversed().map { Array(numbers[start..<$0]) }.filter { !$0.isEmpty }
    }
    let read = ScriptTree.runs(reading: scripts).flatMap { run in
      (run.quiet...run.steps.count).map { run.steps.prefix($0) }
    }
    let beginnings = scripts.flatMap { script in (1...script.count).map { script.prefix($0) } }
    #expect(Set(read).count == read.count)
    #expect(Set(read) == Set(beginnings))
  }

  @Test func `the start alone needs no run`() {
    #expect(ScriptTree.runs(reading: []).isEmpty)
    #expect(ScriptTree.runs(reading: [[]]).isEmpty)
  }
}
