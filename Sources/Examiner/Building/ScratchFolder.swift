package import Foundation
import Glibc

/// A folder of one build's own, removed when its last owner goes.
///
/// Its name starts with our process id: a folder whose process is gone was left by a kill, and the
/// next build removes it.
package final class ScratchFolder: Sendable {
  package let url: URL

  package init(in parent: URL) throws {
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    Self.removeAbandoned(in: parent)
    let template = parent.appending(path: "\(getpid())-XXXXXX").path
    var name = Array(template.utf8CString)
    let made = name.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) } != nil
    }
    guard made else { throw PosixError("make the folder \(template)") }
    url = URL(
      filePath: String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    )
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  private static func removeAbandoned(in parent: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names {
      guard let owner = name.split(separator: "-").first.flatMap({ pid_t($0) }),
        kill(owner, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(at: parent.appending(path: name))
    }
  }
}
