internal import Bucle

extension TestStore {
  /// Asserts on the state as far as the test has followed it.
  ///
  /// The closure assigns what must be so already: `store.assert { $0.cuenta = 2 }`.
  public func assert(
    _ update: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let expected = apply(update, to: session.asserted, call: .assert, at: site),
      !session.areEqual(expected, session.asserted)
    else { return }
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
    call: @autoclosure () -> AssertedCall,
    at site: CallSite
  ) {
    let previous = session.asserted
    session.asserted = actual
    // Where not everything has to be said, the closure starts from what came and says again what matters.
    let before = exhaustivity == .on ? previous : actual
    guard let update else {
      guard exhaustivity == .on else {
        showSkippedChanges(from: previous, to: actual, call: call(), at: site)
        return
      }
      guard !session.areEqual(actual, before) else { return }
      reportIssue(
        TestStoreText.unassertedChange(before: Dump(before), actual: Dump(actual), call: call()),
        at: site
      )
      return
    }
    guard let expected = apply(update, to: before, call: call(), at: site) else { return }
    if !session.areEqual(expected, actual) {
      reportIssue(
        TestStoreText.wrongState(
          expected: Dump(expected),
          actual: Dump(actual),
          before: Dump(exhaustivity == .on ? before : expected),
          call: call()
        ),
        at: site
      )
    } else if exhaustivity != .on {
      var told = previous
      if exhaustivity.showsSkipped, (try? update(&told)) != nil {
        showSkippedChanges(from: told, to: actual, call: call(), at: site)
      }
    } else if session.areEqual(expected, before) {
      reportIssue(TestStoreText.idleClosure(call: call()), at: site)
    }
  }

  /// The state that a closure makes of another; `nil` if it throws, which is reported.
  private func apply(
    _ update: (inout State) throws -> Void,
    to state: State,
    call: @autoclosure () -> AssertedCall,
    at site: CallSite
  ) -> State? {
    var state = state
    do {
      try update(&state)
      return state
    } catch {
      reportIssue(TestStoreText.closureThrew(error, call: call()), at: site)
      return nil
    }
  }

  private func showSkippedChanges(
    from told: State,
    to actual: State,
    call: @autoclosure () -> AssertedCall,
    at site: CallSite
  ) {
    guard exhaustivity.showsSkipped, !session.areEqual(told, actual) else { return }
    reportIssue(
      TestStoreText.skippedChanges(told: Dump(told), actual: Dump(actual), call: call()),
      severity: .warning,
      at: site
    )
  }
}
