/// The tables of the progress file, version by version.
///
/// `PRAGMA user_version` is the number of migrations that a file has been through. A migration that was
/// released never changes; a new version is one more entry. Keys are the names that the course's files
/// give, so that reordering a course loses nothing; what a course no longer has is left alone.
enum ProgressSchema {
  static let migrations = [
    """
    CREATE TABLE setting (
      name TEXT PRIMARY KEY, value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE step_done (
      lesson TEXT NOT NULL, step TEXT NOT NULL, time REAL NOT NULL,
      PRIMARY KEY (lesson, step)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE answer (
      lesson TEXT NOT NULL, step TEXT NOT NULL, block TEXT NOT NULL,
      given TEXT NOT NULL, is_right INTEGER NOT NULL, attempts INTEGER NOT NULL, time REAL NOT NULL,
      PRIMARY KEY (lesson, step, block)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE attempt (
      number INTEGER PRIMARY KEY, kata TEXT NOT NULL, content_hash TEXT NOT NULL,
      outcome TEXT NOT NULL, verdict TEXT NOT NULL, time REAL NOT NULL
    ) STRICT;
    CREATE INDEX attempt_by_kata ON attempt (kata, number);
    CREATE TABLE hints_revealed (
      kata TEXT PRIMARY KEY, count INTEGER NOT NULL, time REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE hint_shown (
      kata TEXT NOT NULL, hint TEXT NOT NULL, time REAL NOT NULL,
      PRIMARY KEY (kata, hint)
    ) STRICT, WITHOUT ROWID;
    """,
  ]
}
