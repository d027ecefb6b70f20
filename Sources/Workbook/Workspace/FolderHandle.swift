import Foundation

/// An open folder, through which files are reached by name without ever following a link.
///
/// The only file that calls the system for files: POSIX.1-2017 `openat`, `renameat`, `linkat`, `fsync`.
struct FolderHandle: ~Copyable {
  private let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Opens a folder by its path, in which links are followed.
  init(path: String) throws(PosixError) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last("open") }
  }

  // MARK: - Folders

  /// Opens a folder inside this one, which must not be a link; it is made if it is missing.
  func folder(_ name: String) throws(PosixError) -> FolderHandle {
    if mkdirat(descriptor, name, 0o755) != 0, errno != EEXIST { throw .last("mkdir") }
    let folder = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { throw .last("open") }
    return FolderHandle(descriptor: folder)
  }

  /// Makes a folder that was not there and opens it; nil if the name is taken.
  func newFolder(_ name: String) throws(PosixError) -> FolderHandle? {
    guard mkdirat(descriptor, name, 0o755) == 0 else {
      if errno == EEXIST { return nil }
      throw .last("mkdir")
    }
    return try folder(name)
  }

  /// Removes an empty folder.
  func removeFolder(_ name: String) throws(PosixError) {
    guard unlinkat(descriptor, name, AT_REMOVEDIR) == 0 else { throw .last("rmdir") }
  }

  // MARK: - Files

  /// What stands under a name; nil if nothing does.
  func kind(_ name: String) throws(PosixError) -> FileKind? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return nil }
      throw .last("stat")
    }
    return FileKind(mode: status.st_mode)
  }

  /// The bytes of a regular file.
  ///
  /// The descriptor does not block, so that a named pipe put in the file's place cannot hold us up.
  func read(_ name: String) throws(PosixError) -> Data {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .last("open") }
    defer { close(file) }
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(file, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        throw .last("read")
      }
    }
  }

  /// Makes a file with all its bytes at once; false, and nothing changed, if the name is taken.
  func create(
    _ name: String,
    _ bytes: Data,
    canLink: Bool = true
  ) throws(PosixError) -> Bool {
    let draft = ".\(name).\(UUID().uuidString)"
    let file = openat(
      descriptor,
      draft,
      O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
      0o644
    )
    guard file >= 0 else { throw .last("open") }
    defer { unlinkat(descriptor, draft, 0) }
    do {
      defer { close(file) }
      try Self.write(bytes, to: file)
      guard fsync(file) == 0 else { throw PosixError.last("fsync") }
    }
    guard try canLink ? link(draft, as: name) : replacePlaceholder(name, by: draft) else {
      return false
    }
    try sync()
    return true
  }

  /// Gives a file a second name; false if that is taken.
  ///
  /// A link, unlike a rename, fails if the name is taken: a learner's file is never replaced.
  private func link(_ draft: String, as name: String) throws(PosixError) -> Bool {
    if linkat(descriptor, draft, descriptor, name, 0) == 0 { return true }
    switch errno {
    case EEXIST: return false
    case EPERM, EOPNOTSUPP: return try replacePlaceholder(name, by: draft)
    default: throw .last("link")
    }
  }

  /// Takes a name with an empty file and renames another over it; false if the name is taken.
  ///
  /// For file systems without links, such as exFAT: a kill in between leaves an empty file.
  private func replacePlaceholder(_ name: String, by draft: String) throws(PosixError) -> Bool {
    let placeholder = openat(
      descriptor,
      name,
      O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
      0o644
    )
    guard placeholder >= 0 else {
      if errno == EEXIST { return false }
      throw .last("open")
    }
    close(placeholder)
    guard renameat(descriptor, draft, descriptor, name) == 0 else { throw .last("rename") }
    return true
  }

  /// Moves a file or link to a folder that has none of that name.
  func move(_ name: String, to folder: borrowing FolderHandle) throws(PosixError) {
    guard renameat(descriptor, name, folder.descriptor, name) == 0 else { throw .last("rename") }
    try folder.sync()
    try sync()
  }

  func remove(_ name: String) throws(PosixError) {
    guard unlinkat(descriptor, name, 0) == 0 else { throw .last("unlink") }
  }

  /// Makes the folder's names survive a loss of power.
  private func sync() throws(PosixError) {
    guard fsync(descriptor) == 0 else { throw .last("fsync") }
  }

  private static func write(_ bytes: Data, to file: Int32) throws(PosixError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .last("write")
      }
    }
  }
}
