import CSQLite

/// One open SQLite database; the only file that calls the library.
///
/// Not `Sendable`: whoever shares it guards it.
final class SQLiteConnection {
  /// A result code of the library that is not success, https://www.sqlite.org/rescode.html.
  struct Failure: Error, Hashable {
    /// The extended code.
    let code: Int32
    /// The library's own words.
    let message: String

    /// The code without its extension.
    var primaryCode: Int32 { code & 0xFF }
  }

  /// A value that is bound to a parameter.
  enum Value: Hashable {
    case text(String)
    case integer(Int)
    case real(Double)
  }

  /// A row of a result, valid until the next one is read.
  struct Row {
    fileprivate let statement: OpaquePointer

    /// A column's text, counted from 0; empty for NULL.
    func text(_ column: Int32) -> String {
      guard let bytes = sqlite3_column_text(statement, column) else { return "" }
      let count = Int(sqlite3_column_bytes(statement, column))
      return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    /// A column's whole number, counted from 0; 0 for NULL.
    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

    /// A column's number, counted from 0; 0 for NULL.
    func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }
  }

  private let database: OpaquePointer

  /// Opens a file, makes it if it is missing, and waits up to a time for other writers.
  init(path: String, busyMilliseconds: Int32) throws(Failure) {
    var handle: OpaquePointer?
    let flags =
      SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOFOLLOW | SQLITE_OPEN_FULLMUTEX
      | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      // The library hands out a handle even for a failure, and it has to be closed.
      let message = String(cString: sqlite3_errmsg(handle))
      sqlite3_close(handle)
      throw Failure(code: code, message: message)
    }
    database = handle
    sqlite3_busy_timeout(handle, busyMilliseconds)
  }

  deinit {
    sqlite3_close_v2(database)
  }

  // MARK: - Statements

  /// Runs statements that have no parameters and whose results do not matter.
  func execute(_ sql: String) throws(Failure) {
    try check(sqlite3_exec(database, sql, nil, nil, nil))
  }

  /// Runs one statement whose results do not matter.
  func run(_ sql: String, _ values: Value...) throws(Failure) {
    _ = try rows(sql, values) { _ in }
  }

  /// Runs one statement and reads its rows in order.
  func rows<Element>(
    _ sql: String,
    _ values: Value...,
    read: (Row) -> Element
  ) throws(Failure) -> [Element] {
    try rows(sql, values, read: read)
  }

  private func rows<Element>(
    _ sql: String,
    _ values: [Value],
    read: (Row) -> Element
  ) throws(Failure) -> [Element] {
    var prepared: OpaquePointer?
    try check(sqlite3_prepare_v2(database, sql, -1, &prepared, nil))
    guard let statement = prepared else { return [] }
    defer { sqlite3_finalize(statement) }
    for (index, value) in values.enumerated() {
      try bind(value, at: Int32(index) + 1, of: statement)
    }
    var elements: [Element] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: elements.append(read(Row(statement: statement)))
      case SQLITE_DONE: return elements
      case let code: try check(code)
      }
    }
  }

  private func bind(_ value: Value, at index: Int32, of statement: OpaquePointer) throws(Failure) {
    switch value {
    case .text(let text):
      try check(bucle_sqlite3_bind_text(statement, index, text, Int32(text.utf8.count)))
    case .integer(let number): try check(sqlite3_bind_int64(statement, index, Int64(number)))
    case .real(let number): try check(sqlite3_bind_double(statement, index, number))
    }
  }

  // MARK: - Transactions

  /// Does everything or nothing, with no other writer in between.
  ///
  /// The lock is taken at once: taken later, two terminals could each wait for the other.
  func transaction<Value>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    try execute("BEGIN IMMEDIATE")
    do {
      let value = try body()
      try execute("COMMIT")
      return value
    } catch {
      // After some failures the library has rolled back by itself, and says so when asked again.
      try? execute("ROLLBACK")
      throw error
    }
  }

  private func check(_ code: Int32) throws(Failure) {
    guard code != SQLITE_OK else { return }
    throw Failure(code: code, message: String(cString: sqlite3_errmsg(database)))
  }
}
