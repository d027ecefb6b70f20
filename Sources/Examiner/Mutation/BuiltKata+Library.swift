import Foundation

extension BuiltKata {
  /// How to start the kata with one version of the module that it is linked with.
  ///
  /// The version lies beside a link of the kata's own object, which looks for it there. The folder has a
  /// name that tells nothing: what is tested must not be able to learn which version it runs with.
  func subject(beside library: URL) throws(BuildError) -> Subject {
    let manager = FileManager.default
    let folder = scratch.url.appending(path: "\(UInt64.random(in: 0 ... .max))")
    var subject = subject
    let object = URL(filePath: subject.command[1])
    let link = folder.appending(path: object.lastPathComponent)
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: false)
      try manager.linkItem(at: object, to: link)
      try manager.linkItem(at: library, to: folder.appending(path: library.lastPathComponent))
    } catch {
      throw .files(String(describing: error))
    }
    subject.command[1] = link.path
    subject.walls?.enclosure.readable.append(folder.path)
    return subject
  }
}
