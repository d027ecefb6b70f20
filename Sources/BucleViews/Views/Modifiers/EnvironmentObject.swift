public import Observation

extension View {
  /// Hands an observable object down to the views inside, which take it with `@Environment(Type.self)`.
  ///
  /// - Parameter object: The object, found by its own type; `nil` hides the one from further out.
  /// - Returns: The view, drawn as it is.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    ProvidingView(content: self, object: object)
  }
}

private struct ProvidingView<Content: View, Object: AnyObject & Observable>: View,
  AttentiveView, ObjectProvider
{
  let content: Content
  let object: Object?

  var body: Never { noBody() }

  var objectType: ObjectIdentifier { ObjectIdentifier(Object.self) }
  var provided: AnyObject? { object }

  func addChildren(to children: inout ChildList) {
    children.add(content)
  }

  func wasMadeAgain(after old: any PrimitiveView, at node: PrimitiveNode, in graph: ViewGraph) {
    guard let old = old as? Self, old.object !== object else { return }
    node.children.forEach { invalidateReaders(from: $0, in: graph) }
  }

  private func invalidateReaders(from node: ViewNode, in graph: ViewGraph) {
    if node.reads(Object.self) { graph.invalidate(node) }
    node.children.forEach { invalidateReaders(from: $0, in: graph) }
  }
}

/// A view that hands an object down.
@MainActor
private protocol ObjectProvider {
  var objectType: ObjectIdentifier { get }
  /// `nil` where the object from further out is hidden.
  var provided: AnyObject? { get }
}

extension ViewNode {
  /// The object of a type that the nearest view around hands down; `nil` for none.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    var above = parent
    while let node = above {
      if let provider = (node as? PrimitiveNode)?.view as? any ObjectProvider,
        provider.objectType == ObjectIdentifier(type)
      {
        return provider.provided as? Object
      }
      above = node.parent
    }
    return nil
  }
}
