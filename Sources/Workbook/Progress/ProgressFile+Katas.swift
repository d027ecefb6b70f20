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

  /// Reveals one more hint of a kata.
  ///
  /// - Parameters:
  ///   - kata: Which kata.
  ///   - limit: How many hints it has.
  ///   - date: Now.
  /// - Returns: How many are revealed now, at most the limit.
  /// - Throws: Why it was not kept.
  public func revealHint(
    of kata: Kata.ID,
    limit: Int,
    at date: Date
  ) throws(ProgressError) -> Int {
    try withConnection { connection throws(SQLiteConnection.Failure) in
      try connection.rows(
        """
        INSERT INTO hints_revealed VALUES (?, min(1, ?2), ?3) ON CONFLICT DO UPDATE
        SET count = min(count + 1, ?2), time = ?3 RETURNING count
        """,
        .text(kata.rawValue),
        .integer(limit),
        .real(date.seconds)
      ) { $0.integer(0) }.first ?? 0
    }
  }

  /// How many hints of a kata were revealed.
  public func hintsRevealed(of kata: Kata.ID) throws(ProgressError) -> Int {
    try withConnection { connection throws(SQLiteConnection.Failure) in
      try connection.rows(
        "SELECT count FROM hints_revealed WHERE kata = ?",
        .text(kata.rawValue)
      ) { $0.integer(0) }.first ?? 0
    }
  }
}
