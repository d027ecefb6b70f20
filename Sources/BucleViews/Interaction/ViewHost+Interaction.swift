internal import Typography

extension ViewHost {
  /// The elements on the screen, in reading order, without the picture around them.
  ///
  /// The next interaction takes them to be there still: nothing must have changed in between.
  package func look() -> [Element] {
    let seen = controls()
    glance = seen
    return seen.map(\.element)
  }

  /// The elements on the screen whose label is exactly the given one, in reading order.
  public func elements(labelled label: String) -> [Element] {
    controls().map(\.element).filter { $0.label == label }
  }

  /// Taps a button: its action has run when this returns.
  public func tap(_ id: Element.ID) throws(InteractionError) {
    let control = try control(id, of: .button)
    guard case .tap(let action) = control.handler else { return }
    action()
  }

  /// Switches a toggle: the opposite of its value has been written to its binding when this returns.
  public func toggle(_ id: Element.ID) throws(InteractionError) {
    let control = try control(id, of: .toggle)
    guard case .toggle(let isOn) = control.handler else { return }
    isOn.wrappedValue = !isOn.wrappedValue
  }

  /// Chooses a value of a picker by its label: it has been written to the binding when this returns.
  ///
  /// Of choices with the same label the first one counts. Choosing what is chosen already writes nothing.
  public func choose(_ id: Element.ID, _ label: String) throws(InteractionError) {
    let control = try control(id, of: .picker)
    guard case .choice(let choices) = control.handler else { return }
    guard let choice = choices.first(where: { $0.label == label }) else {
      throw .noSuchChoice(label, of: control.element)
    }
    if !choice.isChosen { choice.choose() }
  }

  /// Types one character at the end of a text field or a secure one, as one write to its binding.
  public func type(_ id: Element.ID, _ character: Character) throws(InteractionError) {
    let control = try control(id, of: .textField, .secureField)
    guard case .text(let text, _) = control.handler else { return }
    guard String(character).withoutControls == String(character) else {
      throw .notText(character)
    }
    text.wrappedValue = text.wrappedValue + String(character)
  }

  /// Erases the last character of a text field or a secure one, as one write to its binding; empty text is left alone without a write.
  public func erase(_ id: Element.ID) throws(InteractionError) {
    let control = try control(id, of: .textField, .secureField)
    guard case .text(let text, _) = control.handler else { return }
    let old = text.wrappedValue
    if old.isEmpty { return }
    text.wrappedValue = String(old.dropLast())
  }

  /// The control on the screen as it is now, ready to run the code behind it.
  private func control(
    _ id: Element.ID,
    of kind: Element.Kind,
    _ alternative: Element.Kind? = nil
  ) throws(InteractionError) -> Control {
    let seen = glance ?? controls()
    glance = nil
    guard let control = seen.first(where: { $0.element.id == id }) else {
      throw .noSuchElement(id)
    }
    guard control.element.kind == kind || control.element.kind == alternative else {
      throw .wrongKind(control.element, needed: kind)
    }
    guard control.element.isEnabled else { throw .disabled(control.element) }
    control.node.settleStateFromRoot()
    return control
  }
}
