import Bilingual
import Examiner
import Wire
import Workbook

extension Session {
  /// Does something to the open feature.
  mutating func stimulate(_ line: String) -> [Effect] {
    guard var live else { return [.show(.note(.nothingOpen))] }
    do throws(StimulusError) {
      let stimulus = try StimulusParser(labels: labels).stimulus(line)
      live.script.append(stimulus)
      live.typed.append(line)
    } catch {
      return [.show(.note(.notStimulus(line, error)))]
    }
    self.live = live
    return [
      .run(
        Run(
          purpose: .stimulus(line),
          parts: [part(of: live, quiet: live.script.count - 1)]
        )
      )
    ]
  }

  mutating func undo() -> [Effect] {
    guard var live else { return [.show(.note(.nothingOpen))] }
    guard let last = live.typed.popLast() else { return [.show(.note(.nothingToUndo))] }
    live.script.removeLast()
    self.live = live
    return [
      .show(.note(.undone(last))),
      .run(Run(purpose: .undo, parts: [part(of: live, quiet: live.script.count)])),
    ]
  }

  func trace() -> [Effect] {
    guard let live else { return [.show(.note(.nothingOpen))] }
    return [.run(Run(purpose: .trace, parts: [part(of: live, quiet: 0)]))]
  }

  private func part(of live: Live, quiet: Int) -> Run.Part {
    Run.Part(feature: live.feature, script: live.script, quiet: quiet)
  }

  // MARK: - What came of it

  mutating func handle(_ run: Run, _ outcome: RunOutcome) -> [Effect] {
    switch outcome.readings {
    case .failure(let failure):
      if case .stimulus = run.purpose { takeBack() }
      return [.show(.failure(failure))]
    case .success(let readings):
      if !outcome.actions.isEmpty { live?.actions = outcome.actions }
      return handle(run, readings)
    }
  }

  private mutating func handle(_ run: Run, _ readings: [[Reading]]) -> [Effect] {
    let first = readings.first ?? []
    switch run.purpose {
    case .open, .undo:
      guard let reading = first.last else { return [] }
      live?.reading = reading
      return [.show(.now(reading))]
    case .stimulus:
      guard let before = first.first, let after = first.last else { return [] }
      if let refusal = after.refusal {
        takeBack()
        return [.show(.refused(refusal, live?.feature))]
      }
      live?.reading = after
      return [.show(.turn(before: before, after: after, reducer: run.parts.first?.feature))]
    case .trace:
      return [.show(.trace(first))]
    case .predict(let prediction, let answer):
      guard
        let verdict = GivenAnswer(prediction, readings: first, given: answer)
      else {
        return [.show(.note(.unanswerable(prediction.ask.joined(separator: "."))))]
      }
      guard verdict.isOfItsKind else {
        // Not an answer, so the question stays open and nothing is held against the learner.
        attention = .predicting(prediction)
        return [.show(.note(.answerOfKind(verdict.right)))]
      }
      return [.show(.predicted(prediction, verdict))]
        + recordAnswer(prediction.id, answer, isRight: verdict.isRight)
    case .compare(let comparison):
      return [.show(.comparison(comparison, readings))]
    }
  }

  private mutating func takeBack() {
    live?.script.removeLast()
    live?.typed.removeLast()
  }
}
