import Foundation
import Glibc

/// The learner's own editor, at work on files in the foreground.
struct Editor {
  /// The program and the arguments before the files' names.
  let command: [String]

  /// `VISUAL`, else `EDITOR`, else the first of `nano` and `vi` that is installed; `nil` where none is.
  init?(environment: [String: String]) {
    for name in ["VISUAL", "EDITOR"] {
      let words = Self.words(environment[name] ?? "")
      if !words.isEmpty {
        command = words
        return
      }
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let program = ["nano", "vi"].first { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
    guard let program else { return nil }
    command = [program]
  }

  /// Words as a shell would see them, without any of its other powers: quotes and backslashes.
  static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " || character == "\t" {
        if let finished = word { words.append(finished) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }

  /// Waits until the editor is closed.
  ///
  /// - Returns: `errno` where it could not be started, else 0.
  func open(_ files: [String]) -> Int32 {
    var arguments: [UnsafeMutablePointer<CChar>?] = (command + files).map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    // The editor hears the keys that are signals; we do not.
    let interrupt = signal(SIGINT, SIG_IGN)
    let quit = signal(SIGQUIT, SIG_IGN)
    defer {
      signal(SIGINT, interrupt)
      signal(SIGQUIT, quit)
      TerminalGuard.restore()
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGINT, SIGQUIT, SIGTSTP, SIGPIPE] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var child: pid_t = 0
    let failure = posix_spawnp(&child, command[0], nil, &attributes, arguments, environ)
    guard failure == 0 else { return failure }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return 0
  }
}
