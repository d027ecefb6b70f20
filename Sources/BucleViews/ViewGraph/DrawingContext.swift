/// What the views around a view decide about how it is drawn.
struct DrawingContext {
  var isEnabled = true
}
