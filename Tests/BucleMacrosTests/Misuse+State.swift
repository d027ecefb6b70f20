extension Misuse {
  /// Of observed and presented states and of case paths.
  static let states: [Misuse] = [
    Misuse(
      "an observed class",
      "@ObservableState class S {}",
      "1:1 error: '@ObservableState' goes on a struct or an enum; this is a class"
    ),
    Misuse(
      "an observed actor",
      "@ObservableState actor S {}",
      "1:1 error: '@ObservableState' goes on a struct or an enum; this is an actor"
    ),
    Misuse(
      "attributes of other observed types",
      """
      @ObservableState
      struct S {
        @ObservationIgnored var a = 0
        @ObservationTracked var b = 0
        @PresentationState var c: Int?
      }
      """,
      "3:3 error: '@ObservationIgnored' has no meaning in '@ObservableState'; write '@ObservationStateIgnored'",
      "  rename to 'ObservationStateIgnored': ObservationStateIgnored",
      "4:3 error: '@ObservationTracked' has no meaning in '@ObservableState'; write '@ObservationStateTracked'",
      "  rename to 'ObservationStateTracked': ObservationStateTracked",
      "5:3 error: '@PresentationState' has no meaning in '@ObservableState'; write '@Presents'",
      "  rename to 'Presents': Presents"
    ),
    Misuse(
      "two variables in one declaration",
      """
      @ObservableState
      struct S {
        var a = 0, b = 0
      }
      """,
      "3:3 error: '@ObservableState' observes one variable per 'var'; declare 'a = 0, b = 0' on a line of its own"
    ),
    Misuse(
      "a presented state that is always there",
      """
      @ObservableState
      struct S {
        @Presents var a: Int
        @Presents let b: Int?
      }
      """,
      "3:3 error: '@Presents' goes on an optional 'var'; make 'a' one",
      "4:3 error: '@Presents' goes on an optional 'var'; make 'b' one"
    ),
    Misuse(
      "a presented state in a struct that is not observed",
      """
      struct S {
        @Presents var a: Int?
      }
      """,
      "2:3 error: '@Presents' needs the struct around it to be observed; put '@ObservableState' on it"
    ),
    Misuse(
      "case paths of a struct",
      "@CasePathable struct S {}",
      "1:1 error: '@CasePathable' goes on an enum; this is a struct"
    ),
    Misuse(
      "two cases of one name",
      """
      @CasePathable
      enum E {
        case a(Int)
        case a(String)
      }
      """,
      "4:8 error: '@CasePathable' needs one case per name; give the second 'a' another name"
    ),
  ]
}
