/// A rendered view: rows of text, and the elements a hand or a screen reader finds.
package struct Screen: Hashable, Sendable {
  /// Top to bottom, each at most as wide as was asked for, in terminal columns.
  package var rows: [String]
  /// In reading order.
  package var elements: [Element]
  /// How often each view's `body` has run since the start, in order of first appearance.
  package var bodies: [BodyCount]

  package init(rows: [String] = [], elements: [Element] = [], bodies: [BodyCount] = []) {
    self.rows = rows
    self.elements = elements
    self.bodies = bodies
  }

  /// Something on the screen with a label.
  package struct Element: Hashable, Sendable {
    package var kind: Kind
    package var label: String
    /// The text of a field, a bullet for each character of a secure one, `on` or `off` of a toggle, the label of what is
    /// chosen in a picker; empty for a button.
    package var value: String
    package var isEnabled: Bool
    /// The labels of a picker's options in their order; empty for all else.
    package var choices: [String]

    package init(
      kind: Kind,
      label: String,
      value: String,
      isEnabled: Bool,
      choices: [String] = []
    ) {
      self.kind = kind
      self.label = label
      self.value = value
      self.isEnabled = isEnabled
      self.choices = choices
    }

    package enum Kind: UInt8, Hashable, Sendable {
      case button, field, toggle, text, secureField, picker
    }
  }

  package struct BodyCount: Hashable, Sendable {
    package var view: String
    package var count: Int

    package init(view: String, count: Int) {
      self.view = view
      self.count = count
    }
  }
}
