/// A screen without a terminal: keeps a tree of views, draws it as rows of text, and passes interactions to it.
///
/// ```swift
/// let host = ViewHost { ContadorView(store: store) }
/// host.frame(width: 40).rows  // ["     0", "[ - ] [ + ]"]
/// if let plus = host.elements(labelled: "+").first {
///   try host.tap(plus.id)
/// }
/// host.frame(width: 40).rows  // ["     1", "[ - ] [ + ]"]
/// ```
///
/// Changes of what the views read only mark them; their bodies run when the next picture is asked for, so that a chain of
/// changes draws once. The picture depends on the present values alone, never on how they came about.
@MainActor
public final class ViewHost {
  private let graph: ViewGraph
  private let tracker = ObservationTracker()
  private let pictureInvalidations = InvalidationQueue()
  /// What was looked at last and not acted on yet.
  var glance: [Control]?

  /// Shows the views of a closure, whose bodies run at once.
  ///
  /// The closure is treated like a body: it runs again when something that it read has changed.
  public init(@ViewBuilder _ root: @escaping () -> some View) {
    graph = ViewGraph(RootView(content: root))
    pictureInvalidations.insert(0)
    graph.settle()
  }

  isolated deinit {
    graph.close()
  }

  /// Draws the screen as it is now.
  ///
  /// - Parameters:
  ///   - width: Columns of the terminal; with less than 1 the rows are empty.
  ///   - style: The characters to draw with.
  /// - Returns: The picture; it is as high as it has to be.
  public func frame(width: Int, style: DrawingStyle = .unicode) -> Frame {
    Frame(of: blocks(), width: width, style: style)
  }

  /// Draws the screen as it is now, unless the album has a frame of a screen that is drawn alike.
  ///
  /// `needsFrame` speaks of other pictures than this one.
  package func frame(width: Int, style: DrawingStyle, from album: FrameAlbum) -> Frame {
    graph.settle()
    return album.frame(of: graph.blocks(), width: width, style: style)
  }

  /// Evaluates the bodies whose views read something that has changed since.
  public func settle() {
    graph.settle()
  }

  /// Whether something that the last picture was made of has changed since, or none was made yet.
  public var needsFrame: Bool {
    !graph.invalidations.isEmpty || !pictureInvalidations.isEmpty
  }

  /// How often bodies were evaluated since the host was made, for each type of view in the order of first appearance.
  ///
  /// Only views with a body of their own are counted, not those of this module.
  public var bodyCounts: [BodyCount] {
    graph.bodyCounts.counts
  }

  func controls() -> [Control] {
    graph.settle()
    return graph.blocks().flatMap(\.controls)
  }

  private func blocks() -> [Block] {
    graph.settle()
    pictureInvalidations.forget(0)
    return tracker.track {
      graph.blocks()
    } onChange: { [pictureInvalidations] in
      pictureInvalidations.insert(0)
    }
  }
}

/// The closure that a host was made with, as a view: what it reads is tracked like what a body reads.
private struct RootView<Content: View>: View, UncountedView {
  let content: () -> Content

  var body: Content { content() }
}
