extension Effect {
  /// Asynchronous work that may send actions back, any number of them.
  ///
  /// An error that it throws goes to `catch`; without one it is reported at this line. Cancellation is
  /// no error. The dependencies are those of the moment in which the effect is made.
  ///
  /// ```swift
  /// let effect = Effect<Contador.Action>.run { send in
  ///   try await Task.sleep(for: .seconds(1))
  ///   await send(.incremento)
  /// } catch: { error, send in
  ///   await send(.fijar(0))
  /// }
  /// ```
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(
      .run(
        Run(
          name: name,
          priority: priority,
          dependencies: DependencyValues._current,
          operation: operation,
          handler: handler,
          site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        )
      )
    )
  }

  struct Run: Sendable {
    var name: String?
    var priority: TaskPriority?
    var dependencies: DependencyValues
    var operation: @Sendable (Send<Action>) async throws -> Void
    var handler: (@Sendable (any Error, Send<Action>) async -> Void)?
    var site: CallSite

    /// Works to the end, unless it was cancelled before its turn.
    func execute(_ send: Send<Action>, in table: CancellationTable) async {
      guard !Task.isCancelled else { return }
      await DependencyValues.$_current.withValue(dependencies) {
        await CancellationTable.$current.withValue(table) {
          await work(send)
        }
      }
    }

    private func work(_ send: Send<Action>) async {
      do {
        try await operation(send)
      } catch is CancellationError {
        return
      } catch {
        guard !Task.isCancelled else { return }
        guard let handler else {
          reportIssue(EffectText.unhandled(error), at: site)
          return
        }
        await handler(error, send)
      }
    }
  }
}
