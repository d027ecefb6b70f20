import Testing
import Workbook

@testable import BucleCLI

@Suite struct PagerTests {
  /// Rows named by a letter and a number; a dot is a blank one.
  private func rows(_ name: Character, _ count: Int, blank: Set<Int> = []) -> [StyledLine] {
    (1...count).map { StyledLine(blank.contains($0) ? "" : "\(name)\($0)") }
  }

  private func texts(_ rows: [StyledLine]) -> [String] { rows.map(\.text) }

  @Test func `what fits is shown at once`() {
    var pager = Pager(rows: 12)
    #expect(pager.add(rows("a", 4)).count == 4)
    #expect(pager.add(rows("b", 6)).count == 6)
    #expect(!pager.isHolding)
  }

  @Test func `a passage that does not fit any more is not torn`() {
    var pager = Pager(rows: 12)
    #expect(pager.add(rows("a", 5)).count == 5)
    #expect(pager.add(rows("b", 7, blank: [3])).isEmpty)
    #expect(pager.add(rows("c", 2)).isEmpty)
    #expect(pager.held == 9)
    #expect(texts(pager.turn()) == texts(rows("b", 7, blank: [3]) + rows("c", 2)))
    #expect(!pager.isHolding)
  }

  @Test func `a long one is torn between two paragraphs`() {
    var pager = Pager(rows: 12)
    let long = rows("a", 24, blank: [8, 16])
    #expect(texts(pager.add(long)) == texts(rows("a", 7)))
    #expect(texts(pager.turn()).first == "a9")
    #expect(texts(pager.turn()) == (17...24).map { "a\($0)" })
    #expect(!pager.isHolding)
  }

  @Test(arguments: 3...30)
  func `no screen is longer than the terminal and nothing is lost`(height: Int) throws {
    var pager = Pager(rows: height)
    let passages = [rows("a", 3), rows("b", 40), rows("c", 1), rows("d", 17, blank: [5, 9])]
    var shown = passages.map { pager.add($0) }.flatMap { $0 }
    #expect(shown.count <= pager.room)
    while pager.isHolding {
      let screen = pager.turn()
      try #require(!screen.isEmpty)
      #expect(screen.count <= pager.room)
      shown += screen
    }
    let all = passages.flatMap { $0 }
    #expect(texts(shown).filter { !$0.isEmpty } == texts(all).filter { !$0.isEmpty })
  }

  @Test func `a hint is left out rather than shown alone`() {
    var pager = Pager(rows: 12)
    #expect(pager.add(rows("a", 9)).count == 9)
    #expect(pager.add(rows("h", 2), isHint: true).isEmpty)
    #expect(!pager.isHolding)
    #expect(pager.add(rows("b", 2)).count == 0)
    #expect(pager.add(rows("h", 2), isHint: true).isEmpty)
    #expect(texts(pager.turn()) == ["b1", "b2", "h1", "h2"])
  }

  @Test func `nobody turns the screen for a row or two`() {
    var torn = Pager(rows: 12)
    // A listing, a blank row, and what to press.
    #expect(texts(torn.add(rows("a", 12, blank: [11]))) == texts(rows("a", 8)))
    #expect(torn.held == 4)
    #expect(texts(torn.rest()) == ["a9", "a10", "", "a12"])
    #expect(!torn.isHolding)
    var longer = Pager(rows: 12)
    #expect(longer.add(rows("a", 13)).count == 9)
    #expect(longer.rest().isEmpty)
    #expect(longer.held == 4)
    var double = Pager(rows: 12)
    #expect(double.add(rows("a", 9)).count == 9)
    #expect(double.add(rows("b", 4, blank: [1])).isEmpty)
    #expect(texts(double.rest()) == ["b2", "b3", "b4"])
    var triple = Pager(rows: 12)
    #expect(triple.add(rows("a", 9)).count == 9)
    #expect(triple.add(rows("b", 5, blank: [1])).isEmpty)
    #expect(triple.rest().isEmpty)
    var last = Pager(rows: 12)
    #expect(last.add(rows("a", 10)).count == 10)
    #expect(last.add(rows("b", 2, blank: [1])).isEmpty)
    #expect(texts(last.rest()) == ["", "b2"])
    #expect(!last.isHolding)
  }

  @Test func `sections are not torn, and begin on a screen of their own where they do not fit`() {
    let sections = [rows("a", 6), rows("b", 4, blank: [1]), rows("c", 5)]
    var empty = Pager(rows: 12)
    #expect(texts(empty.add(sections: sections)) == texts(sections[0] + sections[1]))
    #expect(empty.held == 5)
    #expect(texts(empty.turn()) == texts(sections[2]))
    var used = Pager(rows: 12)
    #expect(used.add(rows("x", 4)).count == 4)
    #expect(used.add(sections: sections).isEmpty)
    #expect(used.held == 15)
    #expect(texts(used.turn()) == texts(sections[0] + sections[1]))
    var fitting = Pager(rows: 12)
    #expect(fitting.add(rows("x", 4)).count == 4)
    #expect(fitting.add(sections: [rows("a", 2), rows("b", 4, blank: [1])]).count == 6)
    #expect(!fitting.isHolding)
  }

  @Test func `a blank row at the top of a screen is left out`() {
    var pager = Pager(rows: 12)
    #expect(pager.add(rows("a", 9, blank: [1])).count == 9)
    #expect(pager.add(rows("b", 9, blank: [1])).isEmpty)
    #expect(texts(pager.turn()).first == "b2")
  }
}
