public import Bucle

extension TestStore {
  /// Sends what a user would, and asserts how the state changes.
  ///
  /// The closure gets the state before and makes of it the state after; without one nothing may change.
  @discardableResult
  public func send(
    _ action: Action,
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await session.settle()
    if isDismissed {
      reportIssue(TestStoreText.sendAfterDismiss(Dump(action)), at: site)
    }
    if !session.received.isEmpty, exhaustivity == .on {
      reportIssue(
        TestStoreText.pendingActions(
          session.received.map { ReceivedAction($0.action) },
          before: Dump(action)
        ),
        at: site
      )
    }
    showSkippedActions(session.received.map(\.action), isAskedFor: false, at: site)
    // They count as followed, so that one mistake is one failure.
    session.skipReceived()
    let (state, task) = session.send(action, site: site)
    if exhaustivity == .on {
      // At once, before an effect can take its turn: what the closure calls sees the moment of the send.
      expect(state, update, call: .send(Dump(action)), at: site)
      await session.settle()
    } else {
      await session.settle()
      let reached = stateThatSatisfies(update, from: state, at: site)
      expect(reached, update, call: .send(Dump(action)), at: site)
    }
    return TestStoreTask(task: task, session: session)
  }

  /// Sends the action of a case without payload.
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(),
      assert: update,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// Sends the action of a case with its payload.
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(value),
      assert: update,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// The state to hold against the closure of a `send` that need not say everything.
  ///
  /// It is the one after the action, unless only the one that its effects have led to by now is as the
  /// closure says; then what those sent is passed over.
  private func stateThatSatisfies(
    _ update: ((inout State) throws -> Void)?,
    from state: State,
    at site: CallSite
  ) -> State {
    func isSatisfied(by state: State) -> Bool {
      var expected = state
      guard let update, (try? update(&expected)) != nil else { return false }
      return session.areEqual(expected, state)
    }
    guard update != nil, let last = session.received.last?.state, !isSatisfied(by: state),
      isSatisfied(by: last)
    else { return state }
    showSkippedActions(session.received.map(\.action), isAskedFor: false, at: site)
    session.skipReceived()
    return last
  }
}
