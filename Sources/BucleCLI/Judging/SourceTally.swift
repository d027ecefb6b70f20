import Examiner
import Foundation
import SyntaxWire
import Workbook

/// Has the declarations of a lesson's own sources counted.
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

  /// A census for each file, in the order of the block.
  func result(of tally: Tally) -> Result<[Census], SyntaxFailure> {
    Result { () throws(SyntaxFailure) in
      var censuses: [Census] = []
      for file in tally.files { censuses.append(try census(of: file)) }
      return censuses
    }
  }

  private func census(of file: String) throws(SyntaxFailure) -> Census {
    guard let folder, let data = try? Data(contentsOf: folder.appending(path: file)) else {
      throw .system("\(file) cannot be read")
    }
    let text = String(decoding: data, as: UTF8.self)
    guard case .counted(let census) = try reader.answer(to: .count([.init(name: file, text: text)]))
    else { throw .unreadable }
    return census
  }
}
