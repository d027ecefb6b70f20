import Wire

/// The learner's subject as an examination asks it: one process, or two that take the scripts of a request in turn.
///
/// Every script begins anew, in a world of our making: which process runs it makes no difference to its readings,
/// and they are taken in the order of the scripts.
final class SubjectSide {
  private let first: SubjectProcess
  /// `nil` where none was wanted, or it did not start: one process can do it all.
  private var second: SubjectProcess?
  private var isSecondGreeted = false
  /// Scripts whose readings were not all taken yet.
  private var turns: ArraySlice<Turn> = []

  private struct Turn {
    var process: SubjectProcess
    var readings: Int
  }

  /// A subject at work already.
  init(_ process: SubjectProcess) {
    first = process
  }

  /// Starts both processes before it waits for either.
  init(
    _ subject: Subject,
    isShared: Bool,
    cancellation: Cancellation?
  ) throws(SubjectFailure) {
    first = try SubjectProcess(starting: subject, cancellation: cancellation)
    second = isShared ? try? SubjectProcess(starting: subject, cancellation: cancellation) : nil
    try first.greet()
  }

  /// What the subject has printed and nobody has taken as part of a reading.
  var printed: String { first.printed + (second?.printed ?? "") }

  func send(_ request: Request) throws(SubjectFailure) {
    let other = request.runs.count > 1 ? try greetedSecond() : nil
    var shares = [request, request]
    for share in shares.indices { shares[share].runs = [] }
    for (index, run) in request.runs.enumerated() {
      let share = other == nil ? 0 : index % 2
      shares[share].runs.append(run)
      turns.append(Turn(process: share == 0 ? first : other ?? first, readings: run.readingCount))
    }
    try first.send(shares[0])
    try other?.send(shares[1])
  }

  /// The bytes of the next reading.
  func frame() throws(SubjectFailure) -> ArraySlice<UInt8> {
    while let turn = turns.first, turn.readings == 0 { turns.removeFirst() }
    guard let turn = turns.first else { throw .malformed }
    turns[turns.startIndex].readings -= 1
    return try turn.process.frame()
  }

  private func greetedSecond() throws(SubjectFailure) -> SubjectProcess? {
    guard let second, !isSecondGreeted else { return second }
    do throws(SubjectFailure) {
      try second.greet()
      isSecondGreeted = true
    } catch {
      if error == .cancelled { throw error }
      self.second = nil
    }
    return self.second
  }
}
