import Testing

@testable import Bucle

@Suite struct `A dictionary of few entries` {
  /// Every order of so many steps, each of which puts one of three keys in or takes it out.
  @Test func `does as a dictionary does, in whatever order entries come and go`() {
    let length = 5
    var differing: [[Int]] = []
    for number in 0..<7776 {
      let steps = sequence(first: number) { $0 / 6 }.prefix(length).map { $0 % 6 }
      var entries = FewEntries<Int, Int>()
      var expected: [Int: Int] = [:]
      for (time, step) in steps.enumerated() {
        let value = step < 3 ? time : nil
        entries[step % 3] = value
        expected[step % 3] = value
        let isSame =
          entries.isEmpty == expected.isEmpty
          && (0..<3).allSatisfy { entries[$0] == expected[$0] }
          && entries.ordered == expected.sorted { $0.key < $1.key }.map(\.value)
        if !isSame { differing.append(Array(steps.prefix(time + 1))) }
      }
      for key in 0..<3 where entries.removeValue(forKey: key) != expected[key] {
        differing.append(steps)
      }
      if !entries.isEmpty { differing.append(steps) }
    }
    #expect(differing == [])
  }

  @Test func `changes an entry in its place`() {
    var entries = FewEntries<String, [Int]>()
    for key in ["a", "b", "a"] {
      entries.update(key) { $0 = ($0 ?? []) + [1] }
    }
    #expect(entries["a"] == [1, 1])
    #expect(entries["b"] == [1])
    entries.update("a") { $0 = nil }
    #expect(entries["a"] == nil)
    #expect(entries["b"] == [1])
  }
}
