import Wire

extension Screen {
  /// The controls alone, by label, and options likewise: equal for two screens that are laid out differently.
  var controlsAlone: Screen {
    let controls = elements.map { element in
      var element = element
      element.choices.sort()
      return element
    }
    return Screen(elements: controls.sorted { $0.order < $1.order })
  }
}

extension Screen.Element {
  fileprivate var order: (String, UInt8, String) { (label, kind.rawValue, value) }
}
