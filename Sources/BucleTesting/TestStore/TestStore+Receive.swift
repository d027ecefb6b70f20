public import Bucle

extension TestStore {
  /// Asserts that an effect sent an action of a case, and how the state changed.
  public func receive<Value>(
    _ action: CaseKeyPath<Action, Value>,
    timeout: Duration? = nil,
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(action)
    await receive(
      Expectation(name: { .path(action) }) { path.extract(from: $0) != nil },
      timeout,
      update,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect sent an action of a case with a payload, and how the state changed.
  public func receive<Value: Equatable>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout: Duration? = nil,
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(action)
    await receive(
      Expectation(
        name: {
          let written = "\(ExpectedAction.path(action).code), \(Dump(value).line)"
          return .action(Dump(action(value) as Action), written: written)
        },
        matches: { path.extract(from: $0) == value }
      ),
      timeout,
      update,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect sent an action, and how the state changed.
  public func receive(
    _ expectedAction: Action,
    timeout: Duration? = nil,
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      Expectation(
        name: { .action(Dump(expectedAction), written: Dump(expectedAction).line) },
        matches: { $0 == expectedAction }
      ),
      timeout,
      update,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect sent an action that satisfies a condition, and how the state changed.
  @_disfavoredOverload
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout: Duration? = nil,
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await withoutActuallyEscaping(isMatching) { isMatching in
      await receive(
        Expectation(name: { .condition }, matches: isMatching),
        timeout,
        update,
        at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
  }

  private struct Expectation {
    /// Asked for when something is to be said, because printing an action takes longer than comparing it.
    var name: () -> ExpectedAction
    var matches: (Action) -> Bool
  }

  private func receive(
    _ expectation: Expectation,
    _ timeout: Duration?,
    _ update: ((inout State) throws -> Void)?,
    at site: CallSite
  ) async {
    let outcome = await session.wait(atMost: timeout) {
      if exhaustivity == .on { return !session.received.isEmpty }
      return session.received.contains { expectation.matches($0.action) }
    }
    guard case .happened = outcome else {
      reportIssue(
        TestStoreText.nothingReceived(
          expectation.name(),
          alive: session.liveEffects(),
          waited: outcome.waited,
          isTimeoutGiven: timeout != nil,
          others: session.received.map { Dump($0.action) },
          before: session.followed.map { Dump($0) }
        ),
        at: site
      )
      return
    }
    if exhaustivity != .on {
      let skipped = session.received.prefix { !expectation.matches($0.action) }
      showSkippedActions(skipped.map(\.action), isAskedFor: false, at: site)
      session.received.removeFirst(skipped.count)
    }
    let next = session.follow()
    guard expectation.matches(next.action) else {
      reportIssue(
        TestStoreText.wrongAction(
          expectation.name(),
          received: ReceivedAction(next.action),
          queued: session.received.map { ReceivedAction($0.action) },
          place: session.received.firstIndex { expectation.matches($0.action) }
        ),
        at: site
      )
      // It counts as followed, so that one mistake is one failure.
      session.asserted = next.state
      return
    }
    expect(
      next.state,
      update,
      call: .receive(expectation.name(), Dump(next.action)),
      at: site
    )
  }

  /// Waits until every effect has ended, and asserts that no action was left unreceived.
  ///
  /// The timeout counts only while an effect waits for something out of the test's sight; without one it is ``timeout``.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let outcome = await session.wait(atMost: timeout) { session.ledger.isEmpty }
    session.reportRest(
      after: outcome,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

extension TestStore {
  /// Not available: a whole action can be compared only if `Action` is `Equatable`.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "make 'Action' Equatable, or receive by the case: 'await store.receive(\\.respuesta)'"
  )
  public func receive(
    _ expectedAction: Action,
    timeout: Duration? = nil,
    assert update: ((_ state: inout State) throws -> Void)? = nil
  ) async {}
}
