/// One of the values that a picker offers.
struct Choice {
  /// What it is called, without control characters; may be empty.
  let label: String
  let isChosen: Bool
  /// Writes the value to the picker's binding.
  let choose: @MainActor () -> Void
}
