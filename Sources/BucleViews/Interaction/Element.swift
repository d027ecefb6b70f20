/// Something on the screen to interact with.
public struct Element: Identifiable, Hashable, Sendable {
  /// The element's name.
  public let id: ID

  /// What can be done with it.
  public let kind: Kind

  /// What it is called, without control characters; never empty on a screen, but need not be unique.
  ///
  /// The texts of its label, or what `.accessibilityLabel(_:)` says; without either, the prompt of a field, or the name of
  /// the view it was made with, such as `Button`.
  public let label: String

  /// What it shows; `nil` for a button, which shows nothing that changes.
  public let value: Value?

  /// Whether it takes interactions.
  public let isEnabled: Bool

  /// Makes an element.
  public init(id: ID, kind: Kind, label: String, value: Value?, isEnabled: Bool) {
    self.id = id
    self.kind = kind
    self.label = label
    self.value = value
    self.isEnabled = isEnabled
  }

  func labelled(_ label: String) -> Element {
    Element(id: id, kind: kind, label: label, value: value, isEnabled: isEnabled)
  }
}
