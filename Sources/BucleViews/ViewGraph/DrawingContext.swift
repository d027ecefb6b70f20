/// What the views around a view decide about how it is drawn.
struct DrawingContext {
  var isEnabled = true
  /// Whether there is a place for the title of a screen.
  var showsTitles = false
}
