import Examiner
import Testing

/// A right answer to `contador`, but for what it does when it is first told to count, and what must
/// become of it.
struct HostileFile: Sendable, CustomTestStringConvertible {
  var name: String
  var imports = ""
  /// What it does; `SAQUEO` stands for a state that gives away that it got what it was after.
  var deed: String
  var outside = ""
  /// What stands beside `cuenta` in the state.
  var field = ""
  var fate: Fate

  enum Fate: Sendable {
    /// It gains nothing: it is judged by its states, which are right.
    case passes
    case ends(SubjectFailure)
    case crashes(signal: Int32)
    case doesNotStart
  }

  var testDescription: String { name }

  var source: String {
    Self.source(
      deed.replacing("SAQUEO", with: "state.cuenta = -77"),
      imports: imports,
      outside: outside,
      field: field
    )
  }

  static func source(
    _ deed: String,
    imports: String = "",
    outside: String = "",
    field: String = ""
  ) -> String {
    """
    import ComposableArchitecture
    import Glibc
    \(imports)

    @Reducer struct Contador {
      @ObservableState struct State: Equatable { var cuenta = 0\(field) }
      enum Action { case incremento, decremento, reinicio }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .incremento:
            \(deed)
            if state.cuenta < 10 { state.cuenta += 1 }
          case .decremento: if state.cuenta > 0 { state.cuenta -= 1 }
          case .reinicio: state.cuenta = 0
          }
          return .none
        }
      }
    }
    \(outside)
    """
  }
}
