extension Result: CasePathable {
  /// The cases `success` and `failure`.
  public struct AllCasePaths: Sendable {
    /// The value that came.
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: {
          guard case .success(let value) = $0 else { return nil }
          return value
        }
      )
    }

    /// The error that came instead.
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: {
          guard case .failure(let error) = $0 else { return nil }
          return error
        }
      )
    }
  }

  /// The cases as properties.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  // swift-format-ignore: NoLeadingUnderscores
  /// The cases by name.
  public static var _$cases: [CaseEntry<Self>] {
    [CaseEntry(name: "success", path: \.success), CaseEntry(name: "failure", path: \.failure)]
  }
}
