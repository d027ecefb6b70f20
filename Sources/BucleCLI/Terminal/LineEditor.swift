internal import CLibEdit
import Foundation
import Glibc
import Typography
import Workbook

/// The line that is being typed, on libedit.
final class LineEditor {
  /// What came of asking for a line.
  enum Input: Hashable, Sendable {
    case line(String)
    /// Ctrl-C: the line was thrown away.
    case interrupted
    /// Ctrl-D on an empty line, or the terminal is gone.
    case end
  }

  /// The words that could stand at the end of what was typed up to the cursor, and how many of its last
  /// characters they take the place of.
  struct Completion {
    var replaced: Int
    var words: [String]

    /// The words in rows of at most so many columns, none of them broken.
    func rows(columns: Int) -> [String] {
      words.reduce(into: []) { rows, word in
        if let last = rows.last, last.displayWidth + 2 + word.displayWidth <= columns {
          rows[rows.count - 1] += "  \(word)"
        } else {
          rows.append(word)
        }
      }
    }
  }

  private let editor: OpaquePointer
  private let past: OpaquePointer
  /// Both ends of a pipe that signal handlers write to: a wait for keys hears them.
  private let wakeUp: (reading: Int32, writing: Int32)
  private var prompt = strdup("")
  private var wasInterrupted = false
  private let complete: (String) -> Completion
  private let history: HistoryFile?

  /// Opens the terminal; `nil` where libedit cannot.
  init?(history file: HistoryFile?, complete: @escaping (String) -> Completion) {
    guard let editor = bucle_el_open(), let past = history_init() else {
      return nil
    }
    self.editor = editor
    self.past = past
    self.complete = complete
    self.history = file
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    wakeUp = (ends[0], ends[1])
    bucle_el_set_client(editor, Unmanaged.passUnretained(self).toOpaque())
    bucle_el_set_signals(editor, 0)
    bucle_el_set_emacs(editor)
    bucle_el_set_prompt(editor, { LineEditor.at($0).prompt }, LineEditor.marker)
    bucle_el_set_reader(editor) { LineEditor.at($0).readKey(into: $1) }
    bucle_el_add(
      editor,
      "bucle-complete",
      "complete the word",
      { editor, _ in LineEditor.at(editor).completeWord() }
    )
    bucle_el_add(
      editor,
      "bucle-clear",
      "throw the line away",
      { editor, _ in LineEditor.at(editor).clearLine() }
    )
    bucle_el_bind(editor, "\t", "bucle-complete")
    bucle_el_bind(editor, "^C", "bucle-clear")
    bucle_el_bind(editor, "^R", "em-inc-search-prev")
    bucle_history_size(past, HistoryFile.limit)
    bucle_history_unique(past)
    bucle_el_set_history(editor, past)
    for line in file?.lines ?? [] { bucle_history_enter(past, line) }
    TerminalGuard.wakeEditor(through: wakeUp.writing)
  }

  deinit {
    TerminalGuard.wakeEditor(through: -1)
    history_end(past)
    el_end(editor)
    close(wakeUp.reading)
    close(wakeUp.writing)
    free(prompt)
  }

  /// Asks for a line, with a prompt whose escape codes stand between two `marker`s.
  func line(prompt text: String) -> Input {
    free(prompt)
    prompt = strdup(text)
    wasInterrupted = false
    // Before the prompt is seen: a Ctrl-D that comes between the two would be the terminal's, and lost.
    bucle_el_prepare(editor)
    var count: Int32 = 0
    let bytes = el_gets(editor, &count)
    if wasInterrupted { return .interrupted }
    guard let bytes, count > 0 else { return .end }
    var line = String(cString: bytes)
    if line.hasSuffix("\n") { line.removeLast() }
    if line.contains(where: { $0 != " " }) {
      bucle_history_enter(past, line)
      history?.append(line)
    }
    return .line(line)
  }

  /// Encloses escape codes in a prompt: `EL_PROMPT_ESC` in editline(3).
  static let marker: CChar = 1

  // MARK: - What libedit calls

  private static func at(_ editor: OpaquePointer?) -> LineEditor {
    guard let editor, let client = bucle_el_client(editor) else {
      preconditionFailure("libedit lost the client that it was given")
    }
    return Unmanaged<LineEditor>.fromOpaque(client).takeUnretainedValue()
  }

  /// Waits for a key, or for a signal, which reads as the key that it stands for.
  private func readKey(into key: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    var bytes: [CChar] = []
    var state = mbstate_t()
    while true {
      if bytes.isEmpty, !waitForInput() {
        key?.pointee = wchar_t(3)
        return 1
      }
      var byte: CChar = 0
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return Int32(count) }
      bytes.append(byte)
      let used = mbrtowc(key, &byte, 1, &state)
      switch used {
      case -2: continue
      case -1:
        // Bytes that are no text are dropped, as if the key had not been struck.
        bytes.removeAll()
        state = mbstate_t()
      default: return 1
      }
    }
  }

  /// Whether input can be read; `false` says that Ctrl-C came.
  private func waitForInput() -> Bool {
    while true {
      if TerminalGuard.takeInterrupt() { return false }
      if TerminalGuard.takeResize() { takeUpSize() }
      if TerminalGuard.takeResume() { bucle_el_refresh(editor) }
      var entries = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakeUp.reading, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&entries, 2, -1) < 0, errno == EINTR { continue }
      if entries[1].revents != 0 {
        var count: UInt64 = 0
        _ = read(wakeUp.reading, &count, 8)
        continue
      }
      if entries[0].revents != 0 { return true }
    }
  }

  /// Draws the prompt and the line anew for the terminal's new width, in the place of what stands there.
  private func takeUpSize() {
    let columns = max(1, Terminal.width(environment: [:]))
    // A terminal breaks the rows anew that it shows already: so many of them stand above the cursor's.
    let above = columnsToCursor / columns
    let back = (above > 0 ? EscapeSequence.up(above) : "") + EscapeSequence.clearBelow
    Self.write(Terminal.isDumb(ProcessInfo.processInfo.environment) ? "\n" : "\r" + back)
    el_resize(editor)
    bucle_el_refresh(editor)
  }

  /// What the prompt and the line up to the cursor take.
  private var columnsToCursor: Int {
    var text = ""
    var isInMark = false
    for scalar in (prompt.map { String(cString: $0) } ?? "").unicodeScalars {
      if scalar.value == UInt32(Self.marker) {
        isInMark.toggle()
      } else if !isInMark {
        text.unicodeScalars.append(scalar)
      }
    }
    if let line = el_line(editor)?.pointee, let buffer = line.buffer {
      let before = UnsafeRawBufferPointer(start: buffer, count: line.cursor - buffer)
      text += String(decoding: before, as: UTF8.self)
    }
    return text.displayWidth
  }

  private func clearLine() -> UInt8 {
    wasInterrupted = true
    Self.write("^C\n")
    return UInt8(CC_NEWLINE)
  }

  private func completeWord() -> UInt8 {
    guard let line = el_line(editor)?.pointee, let buffer = line.buffer else {
      return UInt8(CC_ERROR)
    }
    let before = UnsafeRawBufferPointer(start: buffer, count: line.cursor - buffer)
    let completion = complete(String(decoding: before, as: UTF8.self))
    guard let first = completion.words.first else { return UInt8(CC_REFRESH_BEEP) }
    let isOnly = completion.words.count == 1
    let common = isOnly ? first + " " : Self.commonPrefix(completion.words)
    if isOnly || common.count > completion.replaced {
      el_deletestr(editor, Int32(completion.replaced))
      el_insertstr(editor, common)
      return UInt8(CC_REFRESH)
    }
    let rows = completion.rows(columns: Terminal.width(environment: [:]))
    Self.write("\n\(rows.joined(separator: "\n"))\n")
    return UInt8(CC_REDISPLAY)
  }

  /// Libedit has written all of its own before it calls us.
  private static func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(STDOUT_FILENO, bytes, bytes.count)
  }

  private static func commonPrefix(_ words: [String]) -> String {
    words.dropFirst().reduce(words.first ?? "") { $0.commonPrefix(with: $1) }
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
