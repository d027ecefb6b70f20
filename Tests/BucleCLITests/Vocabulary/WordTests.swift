import SyntaxWire
import Testing

@testable import BucleCLI

@Suite struct WordTests {
  @Test(arguments: [
    ("chekc", "check"), ("comprovar", "comprobar"), ("quti", "quit"), ("incremnto", "incremento"),
    ("AYUDÁ", "ayuda"),
  ])
  func `a mistyped word finds its neighbour`(typed: String, meant: String) {
    let words = ["check", "comprobar", "quit", "incremento", "decremento", "ayuda"]
    #expect(Word.nearest(to: typed, among: words) == meant)
  }

  @Test(arguments: ["xyz", "", "contador", "nope", "hola", "chess"])
  func `a word that is like none finds none`(typed: String) {
    let words = ["check", "comprobar", "hint", "type", "toca"]
    #expect(Word.nearest(to: typed, among: words) == nil)
  }

  @Test(arguments: [("", "", 0), ("abc", "", 3), ("ab", "ba", 1), ("kitten", "sitting", 3)])
  func `distances are those of the literature`(one: String, other: String, distance: Int) {
    #expect(editDistance(Array(one), Array(other)) == distance)
  }
}
