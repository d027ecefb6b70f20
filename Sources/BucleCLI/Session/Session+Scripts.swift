import Wire
import Workbook

extension Session {
  /// The most lines that a script is replayed for: nobody reads on after more.
  private static let lineLimit = 1_000

  /// Saves what was done to the open feature, as the lines that do it again.
  func save(_ name: String) -> [Effect] {
    guard let live else { return [.show(.note(nothingOpen))] }
    guard Workspace.isScriptName(name) else { return [.show(.note(.notScriptName(name)))] }
    let names = [live.feature, live.beside].compactMap { $0?.description }.joined(separator: " ")
    let lines = ["\(Verb.play.word(language)) \(names)"] + live.moves.map(\.line)
    return [.save(name, lines.joined(separator: "\n") + "\n")]
  }

  func replay(_ name: String) -> [Effect] {
    Workspace.isScriptName(name) ? [.load(name)] : [.show(.note(.notScriptName(name)))]
  }

  /// Begins to replay a script: every line has to open a feature or do something to it.
  mutating func handleLoaded(_ text: String) -> [Effect] {
    let lines = text.split(whereSeparator: \.isNewline).map { String($0).trimmingSpaces }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    if let other = lines.first(where: { !Self.isReplayable($0) }) {
      return [.show(.note(.notReplayable(other)))]
    }
    guard lines.count <= Self.lineLimit else {
      return [.show(.note(.scriptTooLong(lines.count, limit: Self.lineLimit)))]
    }
    queue = lines
    return replayNext()
  }

  /// The next line of the script that is being replayed, once the one before has been answered.
  mutating func replayNext() -> [Effect] {
    guard !queue.isEmpty else { return [] }
    let line = queue.removeFirst()
    let (word, rest) = Self.split(line)
    return [.show(.replayed(line))] + (Verb(word) == .play ? play(rest) : stimulate(line))
  }

  private static func isReplayable(_ line: String) -> Bool {
    if line.hasPrefix(".") { return true }
    return switch Verb(split(line).word) {
    case .play, .tap, .type, .erase, .toggle, .choose, .advance, .answer, .dismiss: true
    default: false
    }
  }
}
