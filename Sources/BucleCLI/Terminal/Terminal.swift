import Glibc

/// What is known of the terminal that a stream leads to.
struct Terminal: Sendable, Hashable {
  var isInteractiveInput: Bool
  var isInteractiveOutput: Bool
  var hasColour: Bool
  /// Whether only ASCII may be written.
  var isASCII: Bool

  /// A learner sits at both ends: lines can be edited.
  var isInteractive: Bool { isInteractiveInput && isInteractiveOutput }

  /// Looks at the standard streams.
  ///
  /// Colour follows https://no-color.org: any non-empty `NO_COLOR` turns it off.
  init(options: Options, environment: [String: String], locale: Locale) {
    isInteractiveInput = isatty(STDIN_FILENO) == 1
    isInteractiveOutput = isatty(STDOUT_FILENO) == 1
    let noColour = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    hasColour =
      isInteractiveOutput && !options.isPlain && !noColour && !Self.isDumb(environment)
    isASCII = options.isASCII || locale == .ascii
  }

  /// Whether the terminal understands no escape codes.
  static func isDumb(_ environment: [String: String]) -> Bool {
    ["", "dumb"].contains(environment["TERM"] ?? "")
  }

  /// Rows of the terminal now; `nil` where there is none.
  static var rows: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
    return Int(size.ws_row)
  }

  /// Columns of the terminal now; where there is none, `COLUMNS`, else 80.
  static func width(environment: [String: String]) -> Int {
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return Int(size.ws_col)
    }
    let given = environment["COLUMNS"].flatMap { Int($0) } ?? 80
    return min(max(given, 20), 1000)
  }
}

/// The character set that the C library reads and writes.
enum Locale: Sendable {
  case utf8
  case ascii

  /// Takes up the environment's locale.
  ///
  /// The line editor crashes on text beyond ASCII in a locale without UTF-8, and drops such keys, so
  /// `C.UTF-8` is tried next, and without that everything is kept to ASCII.
  static func takeUp() -> Locale {
    setlocale(LC_ALL, "")
    if isUTF8 { return .utf8 }
    setlocale(LC_CTYPE, "C.UTF-8")
    return isUTF8 ? .utf8 : .ascii
  }

  private static var isUTF8: Bool {
    guard let name = nl_langinfo(Int32(CODESET)) else { return false }
    return String(cString: name) == "UTF-8"
  }
}
