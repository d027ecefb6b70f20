/// Something on the screen to interact with.
public struct Element: Identifiable, Hashable, Sendable {
  /// Names the element by its position in the tree of views, so it stays the same however often the views are made again.
  public struct ID: Hashable, Sendable {
    /// Counts from 1 in the order in which positions first appeared on this host, with gaps.
    public let number: Int

    /// Makes the name with a number.
    public init(_ number: Int) {
      self.number = number
    }
  }

  /// What can be done with an element.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// To tap.
    case button
    /// To type text in.
    case textField
    /// To switch on and off.
    case toggle
  }

  /// What an element shows that an interaction changes.
  public enum Value: Hashable, Sendable {
    /// The text typed so far.
    case text(String)
    /// Whether it is on.
    case toggle(Bool)
  }

  /// The element's name.
  public let id: ID

  /// What can be done with it.
  public let kind: Kind

  /// What it is called on the screen, without control characters; may be empty, and need not be unique.
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
}

extension Element.ID: Comparable {
  /// Orders by number.
  public static func < (first: Element.ID, second: Element.ID) -> Bool {
    first.number < second.number
  }
}
