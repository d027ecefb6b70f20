import Wire

/// A reference as an examination asks it: what is known already is told from memory, and the program is
/// started for what is not.
final class ReferenceSide {
  private let reference: Subject
  private let answers: ReferenceAnswers?
  private let cancellation: Cancellation?
  private var process: SubjectProcess?
  private var isGreeted = false
  private var owed: [Owed] = []

  /// A request whose frames are not all taken yet.
  private struct Owed {
    var request: Request
    var answer: ReferenceAnswers.Answer
    var count: Int
    var taken = 0
    var isKnown: Bool
  }

  init(
    _ reference: Subject,
    answers: ReferenceAnswers?,
    cancellation: Cancellation?
  ) throws(SubjectFailure) {
    self.reference = reference
    self.answers = answers
    self.cancellation = cancellation
    if answers?.know(reference) != true { try start() }
  }

  /// A reference at work already, whose answers nobody keeps.
  init(_ process: SubjectProcess) {
    reference = process.subject
    answers = nil
    cancellation = nil
    self.process = process
    isGreeted = true
  }

  var isStarted: Bool { process != nil }

  /// Waits for a program that was started in advance to say what it is.
  func greet() throws(SubjectFailure) {
    guard let process, !isGreeted else { return }
    try process.greet()
    isGreeted = true
  }

  func send(_ request: Request) throws(SubjectFailure) {
    let count = request.runs.reduce(0) { $0 + $1.readingCount }
    let known = answers?.answer(of: reference, to: request)
    owed.append(
      Owed(request: request, answer: known ?? .init(), count: count, isKnown: known != nil)
    )
    guard known == nil else { return }
    try start()
    try greet()
    try process?.send(request)
  }

  /// The bytes of the next reading.
  func frame() throws(SubjectFailure) -> ArraySlice<UInt8> {
    while let first = owed.first, first.taken == first.count { owed.removeFirst() }
    guard !owed.isEmpty else { throw .malformed }
    defer { owed[0].taken += 1 }
    if owed[0].isKnown { return owed[0].answer.frame(owed[0].taken) }
    guard let process else { throw .closedChannel }
    let frame = try process.frame()
    guard let answers else { return frame }
    owed[0].answer.append(frame)
    if owed[0].answer.count == owed[0].count {
      answers.keep(owed[0].answer, of: reference, to: owed[0].request)
    }
    return frame
  }

  private func start() throws(SubjectFailure) {
    if process == nil {
      process = try SubjectProcess(starting: reference, cancellation: cancellation)
    }
  }
}
