import Examiner
import Foundation
import SyntaxWire
import Workbook

/// Has the declarations of a lesson's own sources counted, or compares two of them.
struct SourceTally {
  private let folder: URL?
  private let reader: SyntaxReader

  init(_ tool: Tool, _ lesson: Lesson.ID) {
    folder = try? tool.courseFolder().appending(path: "\(lesson)/\(Tally.folder)")
    reader = SyntaxReader(tool.installation)
  }

  init(folder: URL, installation: Installation) {
    self.folder = folder
    reader = SyntaxReader(installation)
  }

  /// What came of looking at the sources.
  enum Outcome: Hashable {
    /// One for each file, in the order of the block.
    case censuses([Census])
    /// Where the second file differs from the first.
    case places([SourcePlace])
  }

  func result(of tally: Tally) -> Result<Outcome, SyntaxFailure> {
    Result { () throws(SyntaxFailure) in
      if tally.aspect == .places {
        let (before, after) = (try text(of: tally.files[0]), try text(of: tally.files[1]))
        let names = tally.files.map { String($0.prefix { $0 != "." }) }
        return .places(SourcePlace.all(from: before, to: after, names: (names[0], names[1])))
      }
      var censuses: [Census] = []
      for file in tally.files { censuses.append(try census(of: file)) }
      return .censuses(censuses)
    }
  }

  private func census(of file: String) throws(SyntaxFailure) -> Census {
    let source = SyntaxWire.SourceText(name: file, text: try text(of: file))
    guard case .counted(let census) = try reader.answer(to: .count([source])) else {
      throw .unreadable
    }
    return census
  }

  private func text(of file: String) throws(SyntaxFailure) -> String {
    guard let folder, let data = try? Data(contentsOf: folder.appending(path: file)) else {
      throw .system("\(file) cannot be read")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
