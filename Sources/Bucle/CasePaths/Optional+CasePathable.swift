extension Optional: CasePathable {
  /// The cases `none` and `some`.
  public struct AllCasePaths: Sendable {
    /// The missing value.
    public var none: AnyCasePath<Wrapped?, Void> {
      AnyCasePath(embed: { .none }, extract: { $0 == nil ? () : nil })
    }

    /// The value that is there.
    public var some: AnyCasePath<Wrapped?, Wrapped> {
      AnyCasePath(embed: { .some($0) }, extract: { $0 })
    }
  }

  /// The cases as properties.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  // swift-format-ignore: NoLeadingUnderscores
  /// The cases by name.
  public static var _$cases: [CaseEntry<Self>] {
    [CaseEntry(name: "none", path: \.none), CaseEntry(name: "some", path: \.some)]
  }
}
