import Workbook

extension TextRole {
  /// An action on its way up.
  static let action = TextRole.colour(.blue)
  /// State on its way down.
  static let state = TextRole.colour(.green)
  /// What deserves a second look.
  static let warning = TextRole.colour(.yellow)
}
