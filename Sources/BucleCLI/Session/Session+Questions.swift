import Bilingual
import Wire
import Workbook

extension Session {
  mutating func answer(_ prediction: Prediction, _ line: String) -> [Effect] {
    switch script(prediction.script) {
    case .failure(let fault): return [.show(.note(fault))]
    case .success(let script):
      attention = .reading
      let part = Run.Part(feature: .course(prediction.feature), script: script)
      return [.run(Run(purpose: .predict(prediction, answer: line), parts: [part]))]
    }
  }

  mutating func choose(_ choice: Choice, _ line: String) -> [Effect] {
    guard let index = Self.letters(choice.options.count).firstIndex(of: Word.folded(line)) else {
      return [.show(.note(.chooseFirst(choice.options.count)))]
    }
    let isRight = choice.options[index].isRight
    // A wrong choice leaves the question open: its explanation is a reason to look again.
    if isRight || choice.isOpen { attention = .reading }
    let isFair = isRight || choice.isOpen && !choice.options.contains(where: \.isRight)
    return [.show(.chosen(choice, index))] + recordAnswer(choice.id, line, isRight: isFair)
  }

  /// The letters that the options of a question go by.
  static func letters(_ count: Int) -> [String] {
    "abcdefghijklmnopqrstuvwxyz".prefix(count).map { String($0) }
  }

  func compare(_ comparison: Comparison) -> Effect {
    var parts: [Run.Part] = []
    for side in [comparison.left, comparison.right] {
      switch script(side.script) {
      case .failure(let fault): return .show(.note(fault))
      case .success(let script):
        parts.append(
          Run.Part(feature: .course(side.feature), script: script, width: comparison.width)
        )
      }
    }
    return .run(Run(purpose: .compare(comparison), parts: parts))
  }

  /// Tests run from the start, without a stimulus.
  func run(_ test: TestShowing) -> Effect {
    let parts = test.programs.map { Run.Part(feature: .course($0), script: []) }
    return .run(Run(purpose: .test(test), parts: parts))
  }

  func run(_ graph: MessageGraph) -> Effect {
    switch script(graph.script) {
    case .failure(let fault): .show(.note(fault))
    case .success(let script):
      .run(
        Run(
          purpose: .graph(graph),
          parts: [Run.Part(feature: .course(graph.feature), script: script)]
        )
      )
    }
  }

  /// The script that a block's lines are.
  private func script(_ lines: [String]) -> Result<Script, Passage.Note> {
    var script: Script = []
    for line in lines {
      do throws(StimulusError) {
        script.append(try StimulusParser().stimulus(line))
      } catch {
        return .failure(.lessonFault(line, error))
      }
    }
    return .success(script)
  }
}
