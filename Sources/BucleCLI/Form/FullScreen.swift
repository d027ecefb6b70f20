import Glibc
import Workbook

/// The whole terminal in raw mode, for as long as a piece of work lasts.
struct FullScreen: ~Copyable {
  private var before: termios
  private var painter = Painter()
  private var decoder = KeyDecoder()
  private let output: Output

  /// Takes the terminal over; `nil` where there is none.
  init?(_ output: Output) {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    before = settings
    self.output = output
    enter()
  }

  /// Gives the terminal back as it was.
  consuming func leave() {
    TerminalGuard.leaveFullScreen()
    tcsetattr(STDIN_FILENO, TCSADRAIN, &before)
  }

  private func enter() {
    var raw = before
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    TerminalGuard.enterFullScreen()
    output.write(EscapeSequence.clear)
  }

  /// Columns and rows of the terminal now.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? (Int(size.ws_col), max(3, Int(size.ws_row))) : (80, 24)
  }

  mutating func draw(_ rows: [String]) {
    output.write(painter.paint(rows))
  }

  /// Waits for a key; `nil` says that the screen has to be drawn anew.
  mutating func key() -> Key? {
    while true {
      if TerminalGuard.takeResume() {
        enter()
      } else if !TerminalGuard.takeResize() {
        var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        // Short, since a signal may be heard by another thread; an escape that nothing follows is a key.
        guard poll(&entry, 1, 50) == 1 else {
          if let key = decoder.pause() { return key }
          continue
        }
        var byte: UInt8 = 0
        let count = read(STDIN_FILENO, &byte, 1)
        if count < 0, errno == EINTR { continue }
        guard count == 1 else { return .leave }
        if let key = decoder.take(byte) { return key }
        continue
      }
      painter = Painter()
      output.write(EscapeSequence.clear)
      return nil
    }
  }
}
