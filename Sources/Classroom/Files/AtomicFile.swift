package import Foundation

/// Files that are there as a whole or not at all, whatever happens in between.
package enum AtomicFile {
  /// A system call that failed on the way.
  package struct Failure: Error, Hashable, Sendable {
    package var path: String
    package var reason: String
  }

  /// Replaces a file: a draft in the same folder takes its name.
  ///
  /// It `survives` a loss of power by waiting for the disk; what can be made again, and tells whether it is
  /// whole, need not.
  package static func replace(
    _ file: URL,
    with bytes: Data,
    survives: Bool = true
  ) throws(Failure) {
    try write(bytes, to: file, survives) { draft, path in rename(draft, path) == 0 }
  }

  /// Makes a file that was not there; `false`, and nothing changed, where the name is taken.
  package static func create(_ file: URL, _ bytes: Data) throws(Failure) -> Bool {
    var isNew = true
    try write(bytes, to: file, true) { draft, path in
      // A link, unlike a rename, fails where the name is taken.
      let isLinked = link(draft, path) == 0
      if !isLinked, errno == EEXIST { isNew = false }
      let code = errno
      unlink(draft)
      errno = code
      return isLinked || !isNew
    }
    return isNew
  }

  private static func write(
    _ bytes: Data,
    to file: URL,
    _ survives: Bool,
    place: (String, String) -> Bool
  ) throws(Failure) {
    let path = file.path(percentEncoded: false)
    let folder = file.deletingLastPathComponent().path(percentEncoded: false)
    let draft = "\(folder)/.\(UUID().uuidString).draft"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw last(path) }
    var isWritten = true
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor,
          UnsafeRawBufferPointer(rebasing: rest).baseAddress,
          rest.count
        )
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          isWritten = false
          return
        }
        rest = rest.dropFirst(count)
      }
    }
    isWritten = isWritten && (!survives || fsync(descriptor) == 0)
    let failure = last(path)
    close(descriptor)
    guard isWritten else {
      unlink(draft)
      throw failure
    }
    guard place(draft, path) else {
      let failure = last(path)
      unlink(draft)
      throw failure
    }
    if survives { sync(folder) }
  }

  /// Makes the folder's names survive a loss of power, where the file system can.
  private static func sync(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func last(_ path: String) -> Failure {
    Failure(path: path, reason: String(cString: strerror(errno)))
  }
}
