import Testing

@testable import BucleCLI

@Suite struct SourcePlaceTests {
  private let before = """
    /// Two fields.
    struct Dos {
      var a = 1

      enum Action {
        case a
      }

      func reduce() {
        switch action {
        case .a:
          state.a = 1
          return .none
        }
      }
    }
    """

  private let after = """
    /// Three fields.
    struct Tres {
      var a = 1
      var b = 2

      enum Action {
        case a
        case b
      }

      func reduce() {
        switch action {
        case .a:
          state.a = 1
          return .none

        case .b:
          state.b = 1
          return .none
        }
      }
    }
    """

  @Test func `what was added is told with what it stands in, names and comments aside`() {
    let places = SourcePlace.all(from: before, to: after, names: ("Dos", "Tres"))
    #expect(
      places.map { $0.added.map(\.trimmingSpaces) } == [
        ["var b = 2"], ["case b"], ["case .b:", "state.b = 1", "return .none"],
      ]
    )
    #expect(
      places.map(\.enclosing) == [
        ["struct Dos"], ["struct Dos", "enum Action"],
        ["struct Dos", "func reduce()", "switch action"],
      ]
    )
    #expect(places.allSatisfy { $0.removed.isEmpty })
  }

  @Test func `what is called something else is one place, with both lines`() {
    let renamed = before.replacing("var a", with: "var apodo")
    let places = SourcePlace.all(from: before, to: renamed, names: ("Dos", "Dos"))
    #expect(
      places == [
        SourcePlace(
          enclosing: ["struct Dos"],
          removed: ["  var a = 1"],
          added: ["  var apodo = 1"]
        )
      ]
    )
    #expect(SourcePlace.all(from: before, to: before, names: ("Dos", "Dos")).isEmpty)
  }
}
