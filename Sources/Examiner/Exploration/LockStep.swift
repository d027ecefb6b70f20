import Wire

/// The learner's subject and the reference, given the same requests and read side by side.
final class LockStep {
  /// `nil` where the reference is asked alone, and stands for both.
  private let subject: SubjectSide?
  private let reference: ReferenceSide
  private var sendFailure: SubjectFailure?
  /// Readings that were asked for and not taken yet.
  private var owed = 0

  init(subject: SubjectSide, reference: ReferenceSide) {
    self.subject = subject
    self.reference = reference
  }

  init(alone reference: SubjectProcess) {
    subject = nil
    self.reference = ReferenceSide(reference)
  }

  /// One stimulus seen on both sides: encoded, since most pairs are equal to the byte and need no more.
  struct Pair {
    var found: ArraySlice<UInt8>
    var expected: ArraySlice<UInt8>

    /// Whether the sides said the same to the byte.
    var isEqual: Bool { found == expected }

    /// Decodes both only where their bytes differ: a learner's state may hold more than the reference's.
    func disagreement(by yardstick: Yardstick) -> Disagreement? {
      if isEqual { return nil }
      do throws(WireError) {
        var (one, other) = (ByteReader(found), ByteReader(expected))
        return yardstick.disagreement(of: try one.value(), with: try other.value())
      } catch {
        return .unreadable
      }
    }

    /// The learner's reading; `nil` where its bytes are none.
    var reading: Reading? { Self.decode(found) }

    /// The reference's own reading.
    var expectedReading: Reading? { Self.decode(expected) }

    private static func decode(_ bytes: ArraySlice<UInt8>) -> Reading? {
      var reader = ByteReader(bytes)
      return try? reader.value()
    }

    /// Where the sides are, as a key: bytes of one side where both are alike.
    func place(_ key: Explorer.Key) -> [UInt8] {
      let place = Array(Reading.place(in: expected))
      return key == .reference || isEqual
        ? place : place + Reading.place(in: found)
    }
  }

  /// What came next.
  enum Answer {
    case pair(Pair)
    /// The learner's side stopped answering.
    case ended(SubjectFailure)
  }

  /// Asks both sides the same, each in its own words.
  ///
  /// A learner's side that is gone is noticed where its answer is missed.
  func send(_ runs: [Request.Run], of events: EventTable, parts: Reading.Parts) throws(ExamFailure)
  {
    owed += runs.reduce(0) { $0 + $1.readingCount }
    do throws(SubjectFailure) {
      try reference.send(Request(stimuli: events.reference, runs: runs, parts: parts))
    } catch {
      throw .reference(error)
    }
    do throws(SubjectFailure) {
      try subject?.send(Request(stimuli: events.subject, runs: runs, parts: parts))
    } catch {
      sendFailure = error
    }
  }

  /// Asks for every reading along one script.
  func send(_ script: [Event], parts: Reading.Parts) throws(ExamFailure) {
    var events = EventTable()
    let steps = script.compactMap { events.position(of: $0) }
    try send([Request.Run(steps: steps, quiet: 0)], of: events, parts: parts)
  }

  /// Takes the readings that nobody wants any more; says whether the learner's side could give them.
  func skip() throws(ExamFailure) -> Bool {
    while owed > 0 {
      if case .ended = try next() { return false }
    }
    return true
  }

  func next() throws(ExamFailure) -> Answer {
    let expected: ArraySlice<UInt8>
    do throws(SubjectFailure) { expected = try reference.frame() } catch { throw .reference(error) }
    owed -= 1
    if let sendFailure { return .ended(sendFailure) }
    guard let subject else { return .pair(Pair(found: expected, expected: expected)) }
    do throws(SubjectFailure) {
      return .pair(Pair(found: try subject.frame(), expected: expected))
    } catch {
      if error == .cancelled { throw .cancelled }
      return .ended(error)
    }
  }
}

/// Why an exam could not go on.
enum ExamFailure: Error {
  /// The learner's subject could not be started.
  case start(SubjectFailure)
  /// Our side stopped answering.
  case reference(SubjectFailure)
  case cancelled
}
