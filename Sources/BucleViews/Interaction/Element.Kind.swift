extension Element {
  /// What can be done with an element.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// To tap.
    case button
    /// To type text in.
    case textField
    /// To switch on and off.
    case toggle
    /// To type text in that is not shown.
    case secureField
    /// To choose one of several values by its label.
    case picker
  }
}

extension Element.Kind {
  /// What an element is called that has no other name: the view it was made with.
  var viewName: String {
    switch self {
    case .button: "Button"
    case .textField: "TextField"
    case .toggle: "Toggle"
    case .secureField: "SecureField"
    case .picker: "Picker"
    }
  }
}
