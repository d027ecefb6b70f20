/// A part of a screen, described as a value from which the text on the terminal is drawn.
///
/// A view of one's own has a `body` made of other views. The host asks for the body when the view first appears, when
/// something that the body read has changed, and when the view was made again with other properties; at no other time.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body; `Never` for the views that this module draws itself.
  associatedtype Body: View

  /// The views that this one is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Never read, as there is no value to read it from.
  public var body: Never { self }
}

extension View where Self: PrimitiveView {
  /// Breaks the promise that the graph asks only composed views for their body.
  func noBody() -> Never {
    preconditionFailure("\(Self.self) is drawn by BucleViews and has no body to read")
  }
}
