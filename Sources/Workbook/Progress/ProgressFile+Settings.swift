public import Bilingual

extension ProgressFile {
  /// What is kept under a name of its own.
  private enum Setting: String {
    case language
    case lastLesson
    case lastStep
    case toldUnconfined
  }

  // MARK: - Language

  /// Keeps the language that the learner chose.
  public func setLanguage(_ language: Language) throws(ProgressError) {
    try withConnection { connection throws(SQLiteConnection.Failure) in
      try Self.set(.language, language.rawValue, connection)
    }
  }

  /// The language that the learner chose; nil if none was chosen.
  public func language() throws(ProgressError) -> Language? {
    try withConnection { connection throws(SQLiteConnection.Failure) in
      try Self.value(.language, connection).flatMap(Language.init)
    }
  }

  // MARK: - Place

  /// Keeps where the learner is.
  public func setLastPlace(_ place: Place) throws(ProgressError) {
    try withConnection { connection throws(SQLiteConnection.Failure) in
      try connection.transaction { () throws(SQLiteConnection.Failure) in
        try Self.set(.lastLesson, place.lesson.rawValue, connection)
        try Self.set(.lastStep, place.step.rawValue, connection)
      }
    }
  }

  /// Where the learner was last; nil before the first step.
  ///
  /// The course may no longer have that place.
  public func lastPlace() throws(ProgressError) -> Place? {
    try withConnection { connection throws(SQLiteConnection.Failure) in
      guard let lesson = try Self.value(.lastLesson, connection),
        let step = try Self.value(.lastStep, connection)
      else { return nil }
      return Place(lesson: Lesson.ID(lesson), step: Step.ID(step))
    }
  }

  // MARK: - Told once

  /// Keeps that the learner was told that nothing but limits confines their programs here.
  public func setToldUnconfined() throws(ProgressError) {
    try withConnection { connection throws(SQLiteConnection.Failure) in
      try Self.set(.toldUnconfined, "1", connection)
    }
  }

  /// Whether the learner was told so in this workspace before.
  public func isToldUnconfined() throws(ProgressError) -> Bool {
    try withConnection { connection throws(SQLiteConnection.Failure) in
      try Self.value(.toldUnconfined, connection) != nil
    }
  }

  // MARK: - Rows

  private static func set(
    _ setting: Setting,
    _ value: String,
    _ connection: SQLiteConnection
  ) throws(SQLiteConnection.Failure) {
    try connection.run(
      "INSERT INTO setting VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
      .text(setting.rawValue),
      .text(value)
    )
  }

  private static func value(
    _ setting: Setting,
    _ connection: SQLiteConnection
  ) throws(SQLiteConnection.Failure) -> String? {
    try connection.rows("SELECT value FROM setting WHERE name = ?", .text(setting.rawValue)) {
      $0.text(0)
    }.first
  }
}
