public import Foundation

extension ProgressFile {
  // MARK: - Attempts

  /// Keeps a judgement.
  public func record(_ attempt: KataAttempt) throws(ProgressError) {
    try withConnection { connection throws(SQLiteConnection.Failure) in
      try connection.run(
        """
        INSERT INTO attempt (kata, content_hash, outcome, verdict, time) VALUES (?, ?, ?, ?, ?)
        """,
        .text(attempt.kata.rawValue),
        .text(attempt.contentHash.rawValue),
        .text(attempt.outcome.rawValue),
        .text(attempt.verdict),
        .real(attempt.date.seconds)
      )
    }
  }

  /// The judgements of a kata, the latest first; empty if there was none.
  public func attempts(at kata: Kata.ID) throws(ProgressError) -> [KataAttempt] {
    try withConnection { connection throws(SQLiteConnection.Failure) in
      try connection.rows(
        """
        SELECT content_hash, outcome, verdict, time FROM attempt
        WHERE kata = ? ORDER BY number DESC
        """,
        .text(kata.rawValue)
      ) {
        KataAttempt(
          kata: kata,
          contentHash: ContentHash(rawValue: $0.text(0)),
          // An outcome that a newer version may have written counts as no judgement.
          outcome: KataAttempt.Outcome(rawValue: $0.text(1)) ?? .notJudged,
          verdict: $0.text(2),
          date: Date(seconds: $0.real(3))
        )
      }
    }
  }

  /// The katas that were passed at least once, in no order.
  public func katasPassed() throws(ProgressError) -> Set<Kata.ID> {
    try withConnection { connection throws(SQLiteConnection.Failure) in
      Set(
        try connection.rows(
          "SELECT DISTINCT kata FROM attempt WHERE outcome = ?",
          .text(KataAttempt.Outcome.passed.rawValue)
        ) { Kata.ID($0.text(0)) }
      )
    }
  }

  // MARK: - Hints

  /// Keeps that a hint of a kata was shown.
  public func recordHint(_ hint: Hint.ID, of kata: Kata.ID, at date: Date) throws(ProgressError) {
    try withConnection { connection throws(SQLiteConnection.Failure) in
      try connection.run(
        "INSERT INTO hint_shown VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        .text(kata.rawValue),
        .text(hint.rawValue),
        .real(date.seconds)
      )
    }
  }

  /// Which of a kata's hints were shown.
  ///
  /// - Parameters:
  ///   - kata: Which kata.
  ///   - hints: Its hints in the order of their file: a file of an earlier version has only counted them,
  ///     from the first.
  /// - Returns: Those of the given names that were shown.
  /// - Throws: Why they cannot be read.
  public func hintsShown(
    of kata: Kata.ID,
    among hints: [Hint.ID]
  ) throws(ProgressError) -> Set<Hint.ID> {
    try withConnection { connection throws(SQLiteConnection.Failure) in
      let counted =
        try connection.rows(
          "SELECT count FROM hints_revealed WHERE kata = ?",
          .text(kata.rawValue)
        ) { $0.integer(0) }.first ?? 0
      let named = try connection.rows(
        "SELECT hint FROM hint_shown WHERE kata = ?",
        .text(kata.rawValue)
      ) { Hint.ID($0.text(0)) }
      return Set(named).intersection(hints).union(hints.prefix(counted))
    }
  }
}
