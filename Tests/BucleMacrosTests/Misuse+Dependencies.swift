extension Misuse {
  /// Of clients and of dependencies.
  static let dependencies: [Misuse] = [
    Misuse(
      "a client that is a class",
      "@DependencyClient class C {}",
      "1:1 error: '@DependencyClient' goes on a struct; this is a class"
    ),
    Misuse(
      "an endpoint that is no closure",
      """
      struct C {
        @DependencyEndpoint var a: Int
      }
      """,
      "2:3 error: '@DependencyEndpoint' goes on a 'var' of closure type; 'a' is none"
    ),
    Misuse(
      "an endpoint without a value to return",
      """
      struct C {
        @DependencyEndpoint var leer: @Sendable (Int) -> Int
        @DependencyEndpoint var tirar: @Sendable () throws -> Int
        @DependencyEndpoint var quiza: @Sendable () -> Int?
        @DependencyEndpoint var hacer: @Sendable () -> Void
      }
      """,
      "2:3 error: 'leer' returns a value and cannot throw; give it one for when it is not implemented",
      "  add a default: @DependencyEndpoint var leer: @Sendable (Int) -> Int = { _ in <#value#> }"
    ),
    Misuse(
      "a dependency that is no variable of its place",
      """
      extension DependencyValues {
        @DependencyEntry let a = 1
        @DependencyEntry var b: Int { 1 }
      }
      struct Otro {
        @DependencyEntry var c = 1
      }
      """,
      "2:3 error: '@DependencyEntry' goes on a 'var' without accessors in an extension of 'DependencyValues'",
      "3:3 error: '@DependencyEntry' goes on a 'var' without accessors in an extension of 'DependencyValues'",
      "6:3 error: '@DependencyEntry' goes on a 'var' without accessors in an extension of 'DependencyValues'"
    ),
    Misuse(
      "a dependency without a value",
      """
      extension DependencyValues {
        @DependencyEntry(previewValue: 2) var a: Int
        @DependencyEntry(liveValue: 3) var b: Int
      }
      """,
      "2:3 error: 'a' has no value; give it one for tests, 'var a = …', or a 'liveValue:'"
    ),
  ]
}
