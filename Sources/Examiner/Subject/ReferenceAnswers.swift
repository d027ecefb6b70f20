import Synchronization
import Wire

/// What references have answered in this process, by what they were asked.
///
/// A reference starts every script anew and lives in a world of our making: to the same request it gives the
/// same bytes, whoever's work is judged beside it.
package final class ReferenceAnswers: Sendable {
  /// The frames of one answer, one after another.
  struct Answer {
    var bytes: [UInt8] = []
    private var ends: [Int] = []

    var count: Int { ends.count }

    mutating func append(_ frame: ArraySlice<UInt8>) {
      bytes += frame
      ends.append(bytes.count)
    }

    func frame(_ index: Int) -> ArraySlice<UInt8> {
      bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }
  }

  private struct Key: Hashable {
    var command: [String]
    var request: Request
  }

  private struct Kept {
    var answers: [Key: Answer] = [:]
    var references: Set<[String]> = []
    var bytes = 0
  }

  /// All exams of a course take a fraction of it; what comes later is asked each time.
  private static let capacity = ByteCount.mebibytes(128)

  private let kept = Mutex(Kept())

  package init() {}

  /// Whether this reference has answered before: then it need not be started in advance.
  func know(_ reference: Subject) -> Bool {
    kept.withLock { $0.references.contains(reference.command) }
  }

  func answer(of reference: Subject, to request: Request) -> Answer? {
    let key = Key(command: reference.command, request: request)
    return kept.withLock { $0.answers[key] }
  }

  func keep(_ answer: Answer, of reference: Subject, to request: Request) {
    let key = Key(command: reference.command, request: request)
    // A request is about as long as its steps.
    let size = answer.bytes.count + request.runs.reduce(0) { $0 + 2 * $1.steps.count }
    kept.withLock { kept in
      kept.references.insert(reference.command)
      guard kept.bytes + size <= Self.capacity.bytes else { return }
      if kept.answers.updateValue(answer, forKey: key) == nil { kept.bytes += size }
    }
  }
}
