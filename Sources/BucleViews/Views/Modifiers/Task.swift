extension View {
  /// Runs asynchronous work from when the view comes to the screen, and cancels it when the view goes.
  ///
  /// The work starts on the main actor, in a task of its own. Dropping the host cancels it too; work that does not heed
  /// its cancellation goes on, and keeps what it uses.
  ///
  /// ```swift
  /// ListaView(store: store)
  ///   .task { await store.send(.aparece).finish() }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: How urgent the work is.
  ///   - action: The work.
  /// - Returns: The view, drawn as it is.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    WorkingView(content: self, id: 0, priority: priority, action: action)
  }

  /// Runs asynchronous work as `task(priority:_:)` does, and starts it afresh when a value changes.
  ///
  /// The running work is cancelled as soon as the view is made again with an unequal value; the new one, which knows the
  /// new value, starts when all bodies are up to date, and does not wait for the end of the old one.
  ///
  /// - Parameters:
  ///   - id: The value to watch.
  ///   - priority: How urgent the work is.
  ///   - action: The work.
  /// - Returns: The view, drawn as it is.
  public func task(
    id: some Equatable,
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    WorkingView(content: self, id: id, priority: priority, action: action)
  }
}

private struct WorkingView<Content: View, ID: Equatable>: View, AttentiveView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(content)
  }

  func appear(at node: PrimitiveNode) {
    node.running = RunningTask(priority: priority, action)
  }

  func wasMadeAgain(after old: any PrimitiveView, at node: PrimitiveNode, in graph: ViewGraph) {
    guard let old = old as? Self, old.id != id else { return }
    node.running = nil
    graph.announceArrival(at: node)
  }
}
