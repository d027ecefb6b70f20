/// Why an interaction did not take place; nothing has changed then.
public enum InteractionError: Error, Hashable, Sendable {
  /// There is no such element on the screen, or no longer.
  case noSuchElement(Element.ID)
  /// The element takes no interactions at the moment.
  case disabled(Element)
  /// The element is of another kind than the interaction is for; typing names the text field, and secure ones will do.
  case wrongKind(Element, needed: Element.Kind)
  /// The picker has no choice with that label; its value lists those it has.
  case noSuchChoice(String, of: Element)
  /// The character is no text: a field holds one line without control characters.
  case notText(Character)
}
