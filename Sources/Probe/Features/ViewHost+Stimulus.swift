import BucleViews
import Wire

extension ViewHost {
  /// Does to an element what a hand would do; `settle` is called after each keystroke but the last.
  func perform(
    _ gesture: Stimulus.Gesture,
    at locator: Stimulus.Locator,
    settle: () -> Void
  ) -> Refusal? {
    let elements = look()
    let named = elements.filter { $0.label == locator.label }
    guard named.indices.contains(locator.index) else {
      return .noSuchElement(locator.label, known: elements.map(\.label))
    }
    let element = named[locator.index]
    do throws(InteractionError) {
      switch gesture {
      case .tap: try tap(element.id)
      case .toggle: try toggle(element.id)
      case .type(let text):
        for (index, character) in text.enumerated() {
          if index > 0 { settle() }
          try type(element.id, character)
        }
      case .erase(let count):
        for index in 0..<max(0, count) {
          if index > 0 { settle() }
          try erase(element.id)
        }
      case .choose(let choice): try choose(element.id, choice)
      }
    } catch {
      switch error {
      case .noSuchElement:
        return .noSuchElement(locator.label, known: look().map(\.label))
      case .disabled: return .disabledElement(locator.label)
      case .wrongKind(let element, _):
        return .wrongGesture(label: element.label, kind: element.kind.wire)
      case .noSuchChoice(let choice, let picker):
        return .noSuchChoice(choice, of: picker.label, known: picker.choices)
      case .notText(let character):
        return .unsupported(String(character.unicodeScalars.map(\.value).description))
      }
    }
    return nil
  }

  /// Scripts lead to the same few screens thousands of times.
  private static let album = FrameAlbum()

  /// The picture and its elements as they travel.
  func screen(_ parts: Reading.Parts, on canvas: Canvas) -> Screen {
    let style = canvas.isASCII ? DrawingStyle.ascii : .unicode
    let frame = frame(width: canvas.columns, style: style, from: Self.album)
    return Screen(
      rows: frame.rows,
      elements: frame.elements.map { element in
        Screen.Element(
          kind: element.kind.wire,
          label: element.label,
          value: element.value.wire,
          isEnabled: element.isEnabled,
          choices: element.choices
        )
      },
      bodies: !parts.contains(.bodies)
        ? []
        : bodyCounts.map { Screen.BodyCount(view: $0.viewName, count: $0.count) }
    )
  }
}

extension Element {
  fileprivate var choices: [String] {
    if case .choice(_, let choices)? = value { choices } else { [] }
  }
}

extension Element.Kind {
  fileprivate var wire: Screen.Element.Kind {
    switch self {
    case .button: .button
    case .textField: .field
    case .toggle: .toggle
    case .secureField: .secureField
    case .picker: .picker
    }
  }
}

extension Element.Value? {
  fileprivate var wire: String {
    switch self {
    case nil: ""
    case .text(let text)?: text
    case .toggle(let isOn)?: isOn ? "on" : "off"
    case .secret(let count)?: String(repeating: "•", count: count)
    case .choice(let chosen, _)?: chosen ?? ""
    }
  }
}
