import Examiner
import Synchronization
import Testing

@testable import Classroom

@Suite struct OrderedWorkTests {
  @Test(arguments: [1, 2, 7]) func `results come in order, whoever is done first`(jobs: Int) {
    var seen: [Int] = []
    OrderedWork.run(count: 50, jobs: jobs, cancellation: nil) { index in
      index * index
    } done: { index, result in
      #expect(result == index * index)
      seen.append(index)
    }
    #expect(seen == Array(0..<50))
  }

  @Test func `a stop keeps what is done and begins nothing more`() throws {
    let cancellation = try Cancellation()
    let begun = Mutex(0)
    var seen: [Int] = []
    OrderedWork.run(count: 50, jobs: 1, cancellation: cancellation) { index -> Int? in
      begun.withLock { $0 += 1 }
      if index == 3 { cancellation.cancel() }
      return index == 2 ? nil : index
    } done: { index, _ in
      seen.append(index)
    }
    #expect(begun.withLock { $0 } == 4)
    #expect(seen == [0, 1, 3])
  }

  @Test func `nothing to do is done at once`() {
    OrderedWork.run(count: 0, jobs: 2, cancellation: nil) {
      $0
    } done: { _, _ in
      Issue.record("nothing was asked for")
    }
  }
}
