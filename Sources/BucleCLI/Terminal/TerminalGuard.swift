import Glibc
import Synchronization
import Workbook

/// Gives the terminal back as it was found, on every way out, and hears the keys that are signals.
enum TerminalGuard {
  /// The settings to give back; written once, in `install`, before any handler can read it.
  // Proof: `install` writes before it sets a handler, and nothing writes afterwards.
  private nonisolated(unsafe) static let found = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  private static let isSaved = Atomic<Bool>(false)
  /// Where Ctrl-C goes while something runs: the descriptor of a `Cancellation`, or -1.
  private static let runDescriptor = Atomic<Int32>(-1)
  /// Where Ctrl-C, a new size and a return from the background go while a line is edited, or -1.
  private static let editorDescriptor = Atomic<Int32>(-1)
  private static let isInterrupted = Atomic<Bool>(false)
  private static let isResized = Atomic<Bool>(false)
  private static let isResumed = Atomic<Bool>(false)
  private static let isFullScreen = Atomic<Bool>(false)
  /// What goes back from the full screen, as a handler can write it.
  // Proof: written once, when `install` touches it, and only read afterwards.
  private nonisolated(unsafe) static let leaving = strdup(EscapeSequence.leaveFullScreen)

  /// Saves the terminal's settings, and sees to it that they come back.
  static func install() {
    // Touching them here makes them: a handler must not be the first to do so.
    _ = (isSaved.load(ordering: .relaxed), runDescriptor.load(ordering: .relaxed))
    _ = (editorDescriptor.load(ordering: .relaxed), isInterrupted.load(ordering: .relaxed))
    _ = (isResized.load(ordering: .relaxed), isResumed.load(ordering: .relaxed))
    _ = (isFullScreen.load(ordering: .relaxed), leaving)
    signal(SIGPIPE, SIG_IGN)
    unblock()
    guard tcgetattr(STDIN_FILENO, found) == 0 else { return }
    isSaved.store(true, ordering: .releasing)
    atexit { TerminalGuard.restore() }
    for number in [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGILL, SIGBUS, SIGFPE, SIGABRT, SIGTRAP] {
      handle(number, flags: Int32(bitPattern: UInt32(SA_RESETHAND)) | Int32(SA_NODEFER)) { number in
        TerminalGuard.restore()
        raise(number)
      }
    }
    handle(SIGTSTP) { _ in TerminalGuard.suspend() }
    handle(SIGWINCH) { _ in
      TerminalGuard.isResized.store(true, ordering: .relaxed)
      TerminalGuard.wakeEditor()
    }
  }

  /// Hears the signals even where the program that started us did not want to.
  private static func unblock() {
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGWINCH] { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Takes Ctrl-C over: from here on it clears a line or stops a run, and ends nothing.
  static func takeInterrupts() {
    handle(SIGINT) { _ in TerminalGuard.interrupt() }
  }

  /// Puts the terminal's settings back; a signal handler may call it.
  static func restore() {
    leaveFullScreen()
    guard isSaved.load(ordering: .acquiring) else { return }
    tcsetattr(STDIN_FILENO, TCSADRAIN, found)
  }

  // MARK: - The full screen

  static func enterFullScreen() {
    isFullScreen.store(true, ordering: .releasing)
    let text = EscapeSequence.enterFullScreen
    _ = text.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
  }

  /// Goes back to the screen with the prompt, if that is left; a signal handler may call it.
  static func leaveFullScreen() {
    guard isFullScreen.exchange(false, ordering: .acquiringAndReleasing), let leaving else {
      return
    }
    _ = write(STDOUT_FILENO, leaving, strlen(leaving))
  }

  // MARK: - Who hears

  /// Runs a piece of work that Ctrl-C stops through the descriptor; keys that are struck meanwhile are not shown.
  static func whileRunning<Result>(_ descriptor: Int32, _ body: () -> Result) -> Result {
    runDescriptor.store(descriptor, ordering: .releasing)
    let wasEchoing = echo(false)
    defer {
      if wasEchoing { _ = echo(true) }
      runDescriptor.store(-1, ordering: .releasing)
    }
    return body()
  }

  /// Has the terminal show the keys that are struck, or not: those that come while something runs are for the
  /// next prompt, which shows them itself.
  ///
  /// - Returns: whether it did before.
  private static func echo(_ isOn: Bool) -> Bool {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return false }
    let flag = tcflag_t(ECHO)
    let was = settings.c_lflag & flag != 0
    guard was != isOn else { return was }
    settings.c_lflag = isOn ? settings.c_lflag | flag : settings.c_lflag & ~flag
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    return was
  }

  /// Names the descriptor (an event counter, or a pipe's writing end) that wakes the line editor.
  static func wakeEditor(through descriptor: Int32) {
    editorDescriptor.store(descriptor, ordering: .releasing)
  }

  /// What happened since the last call.
  static func takeInterrupt() -> Bool { isInterrupted.exchange(false, ordering: .relaxed) }
  static func takeResize() -> Bool { isResized.exchange(false, ordering: .relaxed) }
  static func takeResume() -> Bool { isResumed.exchange(false, ordering: .relaxed) }

  // MARK: - Handlers, async-signal-safe

  private static func interrupt() {
    let run = runDescriptor.load(ordering: .acquiring)
    if run >= 0 {
      wake(run)
    } else {
      isInterrupted.store(true, ordering: .relaxed)
      wakeEditor()
    }
  }

  /// Stops this process with the terminal as it was found, and takes it up again afterwards.
  private static func suspend() {
    let number = errno
    var edited = termios()
    tcgetattr(STDIN_FILENO, &edited)
    restore()
    signal(SIGTSTP, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGTSTP)
    raise(SIGTSTP)
    var old = sigset_t()
    pthread_sigmask(SIG_UNBLOCK, &set, &old)
    // Here the process stands still until it is continued.
    pthread_sigmask(SIG_SETMASK, &old, nil)
    handle(SIGTSTP) { _ in TerminalGuard.suspend() }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &edited)
    isResumed.store(true, ordering: .relaxed)
    wakeEditor()
    errno = number
  }

  private static func wakeEditor() {
    wake(editorDescriptor.load(ordering: .acquiring))
  }

  private static func wake(_ descriptor: Int32) {
    guard descriptor >= 0 else { return }
    let number = errno
    var one: UInt64 = 1
    _ = write(descriptor, &one, 8)
    errno = number
  }

  private static func handle(
    _ number: Int32,
    flags: Int32 = 0,
    _ handler: @convention(c) (Int32) -> Void
  ) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = flags
    sigemptyset(&action.sa_mask)
    sigaction(number, &action, nil)
  }
}
