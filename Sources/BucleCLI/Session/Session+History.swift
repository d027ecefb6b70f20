import Wire
import Workbook

extension Session {
  /// Two moments of what was done to a feature; 0 is the start.
  struct Moments: Hashable {
    var from: Int
    var to: Int
  }

  mutating func undo() -> [Effect] {
    guard let live else { return [.show(.note(nothingOpen))] }
    guard let last = live.moves.last else { return [.show(.note(.nothingToUndo))] }
    return [.show(.note(.undone(last.line)))] + travel(to: live.moves.count - 1)
  }

  mutating func redo() -> [Effect] {
    guard let live else { return [.show(.note(nothingOpen))] }
    guard let next = live.undone.last else { return [.show(.note(.nothingToRedo))] }
    return [.show(.note(.redone(next.line)))] + travel(to: live.moves.count + 1)
  }

  mutating func goTo(_ text: String) -> [Effect] {
    guard let live else { return [.show(.note(nothingOpen))] }
    guard let moment = moment(text, in: live) else {
      return [.show(.note(.noSuchMoment(text, last: live.history.count)))]
    }
    return [.show(.note(.moment(moment, last: live.history.count)))] + travel(to: moment)
  }

  func trace() -> [Effect] {
    guard let live else { return [.show(.note(nothingOpen))] }
    return [.run(Run(purpose: .trace, parts: live.parts))]
  }

  /// What changed from one moment to another: from the start to now where neither is named.
  func difference(_ text: String) -> [Effect] {
    guard let live else { return [.show(.note(nothingOpen))] }
    var moments = Moments(from: 0, to: live.moves.count)
    for (index, word) in text.split(separator: " ").enumerated() {
      guard index < 2, let moment = moment(String(word), in: live) else {
        return [.show(.note(.noSuchMoment(String(word), last: live.history.count)))]
      }
      if index == 0 { moments.from = moment } else { moments.to = moment }
    }
    let script = live.history.map(\.stimulus)
    return [.run(Run(purpose: .difference(moments), parts: live.parts(running: script)))]
  }

  /// Takes up what was done in a form as if it had been typed here.
  mutating func handle(formLeft ending: FormRun.Ending) -> [Effect] {
    switch ending {
    case .noTerminal: return [.show(.note(.needsTerminal))]
    case .notOpened(let failure):
      live = nil
      return [.show(.failure(failure, takenBack: nil))]
    case .left(let script, let reading, let failure):
      let done = script.dropFirst(live?.moves.count ?? 0).map {
        Move(stimulus: $0, line: $0.written(language))
      }
      if !done.isEmpty { live?.undone = [] }
      live?.moves += done
      live?.loops = []
      live?.reading = reading
      let complaint = failure.map { (stimulus, failure) in
        Effect.show(.failure(failure, takenBack: stimulus.written(language)))
      }
      let complaints = complaint.map { [$0] } ?? []
      // What was done to the one is done to the one beside it.
      if let live, live.beside != nil {
        let parts = live.parts(quiet: live.moves.count)
        return complaints + [.run(Run(purpose: .travel, parts: parts))]
      }
      return complaints + [.show(.now(reading))]
    }
  }

  private func moment(_ text: String, in live: Live) -> Int? {
    Int(text).flatMap { (0...live.history.count).contains($0) ? $0 : nil }
  }

  private mutating func travel(to moment: Int) -> [Effect] {
    guard var live else { return [] }
    let history = live.history
    live.moves = Array(history[..<moment])
    live.undone = history[moment...].reversed()
    live.loops = []
    self.live = live
    return [.run(Run(purpose: .travel, parts: live.parts(quiet: moment)))]
  }
}
