import Bilingual
import Wire
import Workbook

extension Scene {
  /// Each program of tests with what it reported.
  func tested(_ test: TestShowing, _ readings: [Reading]) -> [Line] {
    zip(test.programs, readings).flatMap { program, reading in
      let failures = failures(in: reading)
      let sign = failures.isEmpty ? Line("✓ ", .good) : Line("✗ ", .bad)
      let said = failures.isEmpty ? TestShowingText.passes : TestShowingText.fails(failures.count)
      return [sign + Line("\(program)", .code) + Line("  ") + paragraph(said, .dim)]
        + failures.flatMap { failure in
          failure.split(separator: "\n").map { line in
            // A row that is too long goes on where it began.
            Line(String(line), hanging: line.prefix { $0 == " " }.count).indented(4)
          }
        }
    } + [Line()] + markdown(test.caption)
  }

  private func failures(in reading: Reading) -> [String] {
    guard case .list(let texts)? = reading.state[field: "failures"] else { return [] }
    return texts.compactMap { text in
      if case .text(let text)? = text[field: language.rawValue] { text } else { nil }
    }
  }
}
