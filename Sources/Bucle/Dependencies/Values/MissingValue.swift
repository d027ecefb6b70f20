/// What a test is told that uses a value of the machine, which it did not name.
struct MissingValue: Sendable {
  private let name: String
  private let example: String
  /// Where the feature declares the dependency; `nil` if it is only looked at to be overridden in part.
  private let site = DependencyValues.accessSite

  /// The property of ``DependencyValues``, and how a test gives it a value.
  init(_ name: String, example: String) {
    self.name = name
    self.example = example
  }

  /// Reports at the declaration, where there is one.
  func reportUse() {
    guard let site else { return }
    reportIssue(DependencyText.noTestValue(property: name, example: example), at: site)
  }

  /// Reports a call of a value that was made earlier, perhaps to be overridden.
  func report() {
    let here = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    reportIssue(
      DependencyText.noTestValue(property: name, example: example),
      at: DependencyValues.accessSite ?? site ?? here
    )
  }
}
