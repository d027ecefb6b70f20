import Synchronization
import Wire

/// The dependency calls of one run: each waits until the script answers it.
public final class ScriptedCalls: Sendable {
  private let waiting = Mutex<[Call]>([])
  private let nextID = Mutex(0)

  private struct Call {
    var id: Int
    var name: String
    var arguments: [Tree]
    /// Resumes the caller with the decoded answer.
    var answer: @Sendable (Tree) throws(TreeMismatch) -> Void
    var fail: @Sendable (any Error) -> Void
  }

  init() {}

  /// Stands in for a dependency's endpoint: suspends until the script answers.
  ///
  /// A cancelled call throws `CancellationError` at once, as networking does.
  ///
  /// - Parameters:
  ///   - name: The endpoint as a learner knows it: `datos.sobre`.
  ///   - arguments: What the caller passed, in order.
  ///   - type: What an answer must be.
  /// - Returns: The script's answer.
  /// - Throws: `CancellationError`, or the failure that the script answers with.
  public func call<Answer: Sendable>(
    _ name: String,
    _ arguments: any Sendable...,
    returning type: Answer.Type = Answer.self
  ) async throws -> Answer {
    let trees = arguments.map { Tree(reflecting: $0) }
    let id = nextID.withLock { id in
      id += 1
      return id
    }
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        let call = Call(id: id, name: name, arguments: trees) { tree throws(TreeMismatch) in
          guard let value = try tree.decode(as: type) as? Answer else {
            throw TreeMismatch(expected: Tree.name(type), found: tree.description)
          }
          continuation.resume(returning: value)
        } fail: {
          continuation.resume(throwing: $0)
        }
        waiting.withLock { $0.append(call) }
      }
    } onCancel: {
      take { $0.id == id }?.fail(CancellationError())
    }
  }

  var pending: [Reading.PendingCall] {
    waiting.withLock { calls in
      calls.map { Reading.PendingCall(name: $0.name, arguments: $0.arguments, isCancelled: false) }
    }
  }

  /// Answers the call at `number`, from 1, among those that wait.
  func resolve(_ number: Int, _ answer: Stimulus.Answer) -> Refusal? {
    let calls = waiting.withLock { $0 }
    guard calls.indices.contains(number - 1) else {
      return .noSuchCall(number, pending: calls.count)
    }
    let call = calls[number - 1]
    switch answer {
    case .failure(let description):
      take { $0.id == call.id }?.fail(ScriptedFailure(description))
    case .value(let tree):
      do throws(TreeMismatch) {
        try call.answer(tree)
        _ = take { $0.id == call.id }
      } catch {
        return .wrongAnswer(call: number, expected: error.expected, found: error.found)
      }
    }
    return nil
  }

  /// Ends every call that still waits, as the end of the run does.
  func cancelAll() {
    while let call = take(where: { _ in true }) {
      call.fail(CancellationError())
    }
  }

  private func take(where isWanted: (Call) -> Bool) -> Call? {
    waiting.withLock { calls in
      calls.firstIndex(where: isWanted).map { calls.remove(at: $0) }
    }
  }
}
