#pragma once
#if !__has_include(<sqlite3.h>)
#error "SQLite is missing. Run: sudo apt-get install -y libsqlite3-dev"
#else
#include <sqlite3.h>

/// `SQLITE_TRANSIENT` is a cast that Swift cannot import: SQLite copies the bytes before this returns.
static inline int bucle_sqlite3_bind_text(
    sqlite3_stmt *statement, int index, const char *text, int byteCount) {
  return sqlite3_bind_text(statement, index, text, byteCount, SQLITE_TRANSIENT);
}
#endif
