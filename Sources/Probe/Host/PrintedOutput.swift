import Glibc

/// What the subject writes on its standard output, taken apart by reading.
///
/// Standard output is a file in memory that the examiner gave; on anything else nothing is taken.
struct PrintedOutput {
  private static let limit = 16_384

  /// Starts an interval without keeping what the last one printed.
  func skip() {
    guard written > 0 else { return }
    ftruncate(STDOUT_FILENO, 0)
    lseek(STDOUT_FILENO, 0, SEEK_SET)
  }

  /// What was printed since the last interval, cut after a limit.
  func take() -> String {
    let size = written
    guard size > 0 else { return "" }
    let bytes = [UInt8](unsafeUninitializedCapacity: min(size, Self.limit)) { buffer, filled in
      filled = buffer.baseAddress.map { max(0, pread(STDOUT_FILENO, $0, buffer.count, 0)) } ?? 0
    }
    skip()
    return String(decoding: bytes, as: UTF8.self) + (size > Self.limit ? "…" : "")
  }

  /// Keeps the file from growing run after run: the beginning is enough to show.
  func end() {
    fflush(nil)
    for stream in [STDOUT_FILENO, STDERR_FILENO]
    where lseek(stream, 0, SEEK_CUR) > Self.limit {
      ftruncate(stream, off_t(Self.limit))
      lseek(stream, off_t(Self.limit), SEEK_SET)
    }
  }

  private var written: Int {
    fflush(nil)
    return max(0, Int(lseek(STDOUT_FILENO, 0, SEEK_CUR)))
  }
}
