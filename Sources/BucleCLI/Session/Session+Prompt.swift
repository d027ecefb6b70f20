import Bilingual
import Typography
import Workbook

extension Session {
  /// Where the learner is: `1·estado-abajo [contador] › `.
  func prompt(width: Int) -> Line {
    let room = max(6, width / 3)
    let name = (step?.name[language] ?? "").clipped(to: room)
    var line = Line("\(lesson.number)·\(name)", .strong)
    switch attention {
    case .predicting: return line + Line(" ?", .warning) + Line(" ")
    case .choosing(let choice):
      return line + Line(" a–\(Self.letters(choice.options.count).last ?? "a")?", .warning)
        + Line(" ")
    case .confirming:
      return line + Line(language == .spanish ? " s/n" : " y/n", .warning) + Line(" ")
    case .compiling, .expanding, .reading: break
    }
    if let live { line += Line(" [\(live.feature.description.clipped(to: room))]", .emphasis) }
    return line + Line(" › ")
  }
}
