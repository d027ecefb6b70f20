extension Never: CasePathable {
  /// No cases.
  public struct AllCasePaths: Sendable {}

  /// The cases as properties: there are none.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
