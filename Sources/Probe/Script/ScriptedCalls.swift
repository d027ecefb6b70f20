import Synchronization
import Wire

/// The dependency calls of one run: each waits until the script answers it.
public final class ScriptedCalls: Sendable {
  private let waiting = Mutex<[Call]>([])
  private let nextID = Mutex(0)

  fileprivate struct Call {
    var id: Int
    var name: String
    var arguments: [Tree]
    var isCancelled = false
    /// Resumes the caller with the decoded answer.
    var answer: @Sendable (Tree) throws(TreeMismatch) -> Void
    var fail: @Sendable (any Error) -> Void
  }

  init() {}

  /// Stands in for a dependency's endpoint: suspends until the script answers.
  ///
  /// A cancelled call throws `CancellationError` at once, as networking does, unless it ignores
  /// cancellation, as much code written with callbacks does: then its answer still comes.
  ///
  /// - Parameters:
  ///   - name: The endpoint as a learner knows it: `datos.sobre`.
  ///   - arguments: What the caller passed, in order.
  ///   - type: What an answer must be.
  ///   - ignoringCancellation: Whether a cancelled call goes on waiting for its answer.
  /// - Returns: The script's answer.
  /// - Throws: `CancellationError`, or the failure that the script answers with.
  public func call<Answer: Sendable>(
    _ name: String,
    _ arguments: any Sendable...,
    returning type: Answer.Type = Answer.self,
    ignoringCancellation: Bool = false
  ) async throws -> Answer {
    let trees = arguments.map { Tree(reflecting: $0) }
    let id = nextID.withLock { id in
      id += 1
      return id
    }
    return try await withTaskCancellationHandler {
      if !ignoringCancellation { try Task.checkCancellation() }
      return try await withCheckedThrowingContinuation { continuation in
        let call = Call(
          id: id,
          name: name,
          arguments: trees,
          isCancelled: Task.isCancelled
        ) { tree throws(TreeMismatch) in
          guard let value = try tree.decode(as: type) as? Answer else {
            throw TreeMismatch(expected: Tree.name(type), found: tree.description)
          }
          continuation.resume(returning: value)
        } fail: {
          continuation.resume(throwing: $0)
        }
        waiting.withLock { $0.insert(call) }
      }
    } onCancel: {
      if ignoringCancellation {
        markCancelled(id)
      } else {
        take { $0.id == id }?.fail(CancellationError())
      }
    }
  }

  var pending: [Reading.PendingCall] {
    waiting.withLock { calls in
      calls.map {
        Reading.PendingCall(name: $0.name, arguments: $0.arguments, isCancelled: $0.isCancelled)
      }
    }
  }

  /// Answers the call that asks this.
  func reply(to wanted: Stimulus.Call, _ answer: Stimulus.Answer) -> Refusal? {
    let calls = waiting.withLock { $0 }
    let equal = calls.indices.filter {
      calls[$0].name == wanted.name && calls[$0].arguments == wanted.arguments
    }
    guard equal.indices.contains(wanted.index) else {
      return .noSuchWaitingCall(wanted.description, waiting: calls.map { $0.written })
    }
    return resolve(equal[wanted.index] + 1, answer)
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

  private func markCancelled(_ id: Int) {
    waiting.withLock { calls in
      guard let index = calls.firstIndex(where: { $0.id == id }) else { return }
      calls[index].isCancelled = true
    }
  }

  private func take(where isWanted: (Call) -> Bool) -> Call? {
    waiting.withLock { calls in
      calls.firstIndex(where: isWanted).map { calls.remove(at: $0) }
    }
  }
}

extension ScriptedCalls.Call {
  fileprivate var written: String { Stimulus.Call(name, arguments).description }

  /// Whether it comes before another call of the same endpoint; most calls ask the same, or there is no other.
  fileprivate func isAhead(of other: Self) -> Bool {
    arguments != other.arguments && written < other.written
  }
}

extension [ScriptedCalls.Call] {
  /// Keeps the order that a reading shows: by name, then by arguments, then by age.
  fileprivate mutating func insert(_ call: ScriptedCalls.Call) {
    let place = firstIndex { call.name < $0.name || call.name == $0.name && call.isAhead(of: $0) }
    insert(call, at: place ?? endIndex)
  }
}
