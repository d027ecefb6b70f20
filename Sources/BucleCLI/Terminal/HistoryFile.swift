import Glibc

/// The lines that a learner typed, one per line, in a file that only they can read.
struct HistoryFile: Sendable {
  /// How many lines are kept in reach.
  static let limit: Int32 = 500

  private let path: String

  init(path: String) {
    self.path = path
  }

  /// The last lines, oldest first; none where there is no such file.
  var lines: [String] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var lines: [String] = []
    var buffer: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(buffer) }
    while getline(&buffer, &capacity, file) > 0 {
      guard let buffer else { break }
      let line = String(cString: buffer)
      lines.append(line.hasSuffix("\n") ? String(line.dropLast()) : line)
    }
    return lines.suffix(Int(Self.limit))
  }

  /// Adds a line at once, so that a kill loses none and two terminals do not overwrite each other.
  func append(_ line: String) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let text = Array((line + "\n").utf8)
    _ = write(descriptor, text, text.count)
    close(descriptor)
  }
}
