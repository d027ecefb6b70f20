/// Collects the views listed in a closure into one view.
///
/// Each statement is a position of its own, and so is each branch of a condition: a view keeps its state for as long as
/// it stays in its position.
@resultBuilder
@MainActor @preconcurrency
public enum ViewBuilder {
  /// Takes one view of the list, so that anything else is refused where it stands.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Makes an empty list a view that shows nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Leaves a list of one view as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Joins the views of a list.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Makes an `if` without `else` a view that may be absent.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Makes the first of two branches a view.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(.first(first))
  }

  /// Makes the second of two branches a view.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(.second(second))
  }

  /// Refuses a `for` loop, whose turns have no identity to keep state with.
  @available(
    *,
    unavailable,
    message: "a ViewBuilder has no 'for'; list the views with 'ForEach(data) { element in … }'"
  )
  public static func buildArray<Content: View>(_ content: [Content]) -> EmptyView { EmptyView() }

  /// Lets a view through that needs a later system than the oldest one supported.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content {
    content
  }
}
