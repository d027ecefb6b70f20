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
