/// Where a program runs, which decides the value of a dependency that nothing overrides.
public enum DependencyContext: Hashable, Sendable {
  /// A program doing its work.
  case live
  /// A preview.
  case preview
  /// A test.
  case test

  /// `test` where Swift Testing is loaded or XCTest runs, else `live`.
  static let ofTheProcess: Self =
    SwiftTesting.isLoaded || XCTestLibrary.isRunning ? .test : .live
}

extension DependencyValues {
  /// Nothing replaced, and each value the one of a program doing its work.
  public static var live: Self { with(.live) }

  /// Nothing replaced, and each value the one of a preview.
  public static var preview: Self { with(.preview) }

  /// Nothing replaced, and each value the one of a test.
  public static var test: Self { with(.test) }

  private static func with(_ context: DependencyContext) -> Self {
    var values = Self()
    values.context = context
    return values
  }
}
