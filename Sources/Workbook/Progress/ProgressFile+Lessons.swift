public import Foundation

extension ProgressFile {
  // MARK: - Steps

  /// Notes that a step was done; the first time counts.
  public func markDone(_ place: Place, at date: Date) throws(ProgressError) {
    try withConnection { connection throws(SQLiteConnection.Failure) in
      try connection.run(
        "INSERT INTO step_done VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        .text(place.lesson.rawValue),
        .text(place.step.rawValue),
        .real(date.seconds)
      )
    }
  }

  /// The steps of a lesson that were done, in no order.
  public func stepsDone(in lesson: Lesson.ID) throws(ProgressError) -> Set<Step.ID> {
    try withConnection { connection throws(SQLiteConnection.Failure) in
      Set(
        try connection.rows(
          "SELECT step FROM step_done WHERE lesson = ?",
          .text(lesson.rawValue)
        ) { Step.ID($0.text(0)) }
      )
    }
  }

  // MARK: - Answers

  /// Notes an answer in place of the one before, and counts it.
  ///
  /// - Parameters:
  ///   - given: What the learner answered, in the words of the prompt.
  ///   - isRight: Whether that was right.
  ///   - block: The question.
  ///   - place: The question's step.
  ///   - date: Now.
  /// - Throws: Why it was not kept.
  public func recordAnswer(
    _ given: String,
    isRight: Bool,
    to block: Block.ID,
    at place: Place,
    on date: Date
  ) throws(ProgressError) {
    try withConnection { connection throws(SQLiteConnection.Failure) in
      try connection.run(
        """
        INSERT INTO answer VALUES (?, ?, ?, ?, ?, 1, ?) ON CONFLICT DO UPDATE
        SET given = excluded.given, is_right = excluded.is_right, attempts = attempts + 1,
          time = excluded.time
        """,
        .text(place.lesson.rawValue),
        .text(place.step.rawValue),
        .text(block.rawValue),
        .text(given),
        .integer(isRight ? 1 : 0),
        .real(date.seconds)
      )
    }
  }

  /// The answers to a step's questions, sorted by the names of these; empty if none was given.
  public func answers(at place: Place) throws(ProgressError) -> [Answer] {
    try withConnection { connection throws(SQLiteConnection.Failure) in
      try connection.rows(
        """
        SELECT block, given, is_right, attempts, time FROM answer
        WHERE lesson = ? AND step = ? ORDER BY block
        """,
        .text(place.lesson.rawValue),
        .text(place.step.rawValue)
      ) {
        Answer(
          block: Block.ID($0.text(0)),
          given: $0.text(1),
          isRight: $0.integer(2) != 0,
          attempts: $0.integer(3),
          date: Date(seconds: $0.real(4))
        )
      }
    }
  }
}

extension Date {
  /// Seconds since 1970 in UTC, as the progress file keeps them.
  var seconds: Double { timeIntervalSince1970 }

  init(seconds: Double) {
    self.init(timeIntervalSince1970: seconds)
  }
}
