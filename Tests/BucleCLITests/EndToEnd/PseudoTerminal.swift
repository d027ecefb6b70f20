import Examiner
import Foundation
import Glibc

/// The real program at work on a pseudo-terminal of ours.
final class PseudoTerminal {
  private let master: Int32
  /// Kept open, so that the terminal's settings outlive the program.
  private let slave: Int32
  let process: pid_t
  private var bytes: [UInt8] = []
  /// How much of the output was waited for already.
  private var seen = 0
  private var status: Int32?

  struct Size {
    var columns: UInt16
    var rows: UInt16 = 24
  }

  enum Failure: Error {
    case system(String, Int32)
    /// The text did not come in time; what came.
    case missing(String, output: String)
    case stillRunning(output: String)
  }

  init(_ arguments: [String], size: Size, environment: [String: String]) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard master >= 0 else { throw Failure.system("open /dev/ptmx", errno) }
    // TIOCSPTLCK and TIOCGPTN of <asm-generic/ioctls.h>: what unlockpt and ptsname do.
    var (lock, number): (Int32, Int32) = (0, 0)
    _ = ioctl(master, 0x4004_5431, &lock)
    _ = ioctl(master, 0x8004_5430, &number)
    let name = "/dev/pts/\(number)"
    slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    var window = winsize(ws_row: size.rows, ws_col: size.columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &window)
    process = try Self.start(arguments, terminal: name, environment)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    close(master)
    close(slave)
  }

  /// Starts the program in a session of its own: the first terminal it opens becomes its own.
  private static func start(
    _ arguments: [String],
    terminal: String,
    _ environment: [String: String]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // POSIX_SPAWN_SETSID of <spawn.h>, which the importer leaves out.
    posix_spawnattr_setflags(&attributes, 0x80)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var child: pid_t = 0
    let failure = posix_spawn(&child, arguments[0], &actions, &attributes, &words, &variables)
    guard failure == 0 else { throw Failure.system("start \(arguments[0])", failure) }
    return child
  }

  // MARK: - Talking

  func send(_ text: String) {
    let keys = Array(text.utf8)
    _ = write(master, keys, keys.count)
  }

  /// Waits until a text comes after what was waited for before.
  ///
  /// Returns what came up to its end.
  @discardableResult
  func wait(for text: String, seconds: Int = 10) throws -> String {
    let wanted = Array(text.utf8)
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      if let end = bytes[seen...].firstRange(of: wanted)?.upperBound {
        defer { seen = end }
        return String(decoding: bytes[seen..<end], as: UTF8.self)
      }
      guard try read(until: deadline) else {
        throw Failure.missing(text, output: String(decoding: bytes[seen...], as: UTF8.self))
      }
    }
  }

  /// Throws the typed line away, and waits until it is gone: a prompt after this is a new one.
  func throwLineAway() throws {
    send("\u{3}")
    try wait(for: "^C")
  }

  /// Types Ctrl-D at the next prompt: earlier it would be the terminal's own end of input, and lost.
  func leave() throws {
    try wait(for: "› ")
    send("\u{4}")
  }

  /// Waits until the program is gone, and says how it went, as `waitpid` does.
  func waitForExit(seconds: Int = 10) throws -> Int32 {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process {
        self.status = status
        while try read(until: .now) {}
        return status
      }
      // The terminal stays open on our side, so its end says nothing: look again shortly.
      _ = try read(until: min(deadline, .now + .milliseconds(20)))
      if ContinuousClock.now > deadline {
        throw Failure.stillRunning(output: String(decoding: bytes[seen...], as: UTF8.self))
      }
    }
  }

  /// Takes in what has come; `false` at the deadline.
  private func read(until deadline: ContinuousClock.Instant) throws -> Bool {
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    let left = Int32(max(0, (deadline - .now) / .milliseconds(1)))
    guard poll(&entry, 1, left) == 1 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    return true
  }

  /// Makes the window wider or narrower, which the program is told by a signal.
  func resize(columns: UInt16) {
    var window = winsize(ws_row: 200, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  // MARK: - Looking

  /// All that came so far.
  var output: String { String(decoding: bytes, as: UTF8.self) }

  /// Rows as they stand on the screen: without escape codes, and without those that were typed on.
  static func rows(_ output: String) -> [String] {
    var plain = ""
    var isInEscape = false
    for scalar in output.unicodeScalars {
      if scalar == "\u{1b}" { isInEscape = true }
      if !isInEscape { plain.unicodeScalars.append(scalar) }
      if isInEscape, scalar.properties.isAlphabetic { isInEscape = false }
    }
    return plain.components(separatedBy: "\r\n").filter {
      !$0.contains("\r") && !$0.contains("\u{8}")
    }
  }

  /// The terminal's settings now, as bytes that can be compared.
  var settings: [UInt8] {
    var settings = termios()
    tcgetattr(slave, &settings)
    return withUnsafeBytes(of: &settings) { Array($0) }
  }
}
