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
    if !session.received.isEmpty, exhaustivity == .on {
      reportIssue(
        TestStoreText.pendingActions(
          session.received.map { Dump($0.action) },
          before: Dump(action)
        ),
        at: site
      )
    }
    // They count as followed, so that one mistake is one failure.
    session.skipReceived()
    let (state, task) = session.send(action, site: site)
    expect(state, update, call: .send(Dump(action)), at: site)
    await session.settle()
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

  /// Asserts on the state as far as the test has followed it.
  public func assert(
    _ update: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    var expected = session.asserted
    do {
      try update(&expected)
    } catch {
      reportIssue(TestStoreText.closureThrew(error), at: site)
      return
    }
    guard expected != session.asserted else { return }
    reportIssue(
      TestStoreText.wrongState(
        expected: Dump(expected),
        actual: Dump(session.asserted),
        before: Dump(expected),
        call: .assert
      ),
      at: site
    )
  }

  /// Compares the state after a call with what the test says of it, and follows it.
  func expect(
    _ actual: State,
    _ update: ((inout State) throws -> Void)?,
    call: AssertedCall,
    at site: CallSite
  ) {
    // Where not everything has to be said, the closure starts from what came and says again what matters.
    let before = exhaustivity == .on ? session.asserted : actual
    session.asserted = actual
    guard let update else {
      guard actual != before else { return }
      reportIssue(
        TestStoreText.unassertedChange(before: Dump(before), actual: Dump(actual), call: call),
        at: site
      )
      return
    }
    var expected = before
    do {
      try update(&expected)
    } catch {
      reportIssue(TestStoreText.closureThrew(error), at: site)
      return
    }
    if expected != actual {
      reportIssue(
        TestStoreText.wrongState(
          expected: Dump(expected),
          actual: Dump(actual),
          before: Dump(before),
          call: call
        ),
        at: site
      )
    } else if expected == before, exhaustivity == .on {
      reportIssue(TestStoreText.idleClosure(call: call), at: site)
    }
  }
}
