package import Foundation
package import Workbook

extension Submission {
  /// The most that a submission's file may hold.
  package static let limit = 8 << 20
  /// The most that one source file may hold; the compiler is given no more either.
  static let fileLimit = 1 << 20

  /// Reads a submission's file, following no link.
  package static func bytes(of file: URL) throws(SubmissionProblem) -> Data {
    let path = file.path(percentEncoded: false)
    // Opened without waiting, so that a named pipe cannot hold us up.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ELOOP { throw .link }
      throw .unreadable(reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .notAFile
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    let data: Data
    do {
      // One byte more than allowed: the file may grow while it is read.
      data = try handle.read(upToCount: limit + 1) ?? Data()
    } catch {
      throw .unreadable(reason: error.localizedDescription)
    }
    guard data.count <= limit else { throw .tooLarge(limit: limit) }
    return data
  }

  /// Reads a submission, no larger than its file may be, and holds it against the course; what its verdicts claim is not looked at.
  package init(_ bytes: Data, katas: [Kata]) throws(SubmissionProblem) {
    guard bytes.count <= Self.limit else { throw .tooLarge(limit: Self.limit) }
    struct Head: Decodable {
      var format: String
      var version: Int
    }
    let decoder = JSONDecoder()
    guard !bytes.isEmpty else { throw .empty }
    guard let head = try? decoder.decode(Head.self, from: bytes), head.format == Self.format else {
      throw Self.isCutShort(bytes) ? .cutShort : .notASubmission
    }
    guard head.version <= Self.version else { throw .newerVersion(head.version) }
    guard let read = try? decoder.decode(Submission.self, from: bytes) else {
      throw .notASubmission
    }
    self = read
    guard checksum == fingerprint else { throw .damaged }
    guard !self.katas.isEmpty else { throw .noKatas }
    var seen: Set<String> = []
    for work in self.katas {
      guard seen.insert(work.id).inserted else { throw .repeatedKata(work.id) }
      guard let kata = katas.first(where: { $0.id.rawValue == work.id }) else {
        throw .unknownKata(work.id)
      }
      _ = try work.contents(for: kata)
    }
  }
}

extension Submission {
  /// Whether these are the first bytes of a submission: they name its format, and end with no bracket.
  private static func isCutShort(_ bytes: Data) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).drop(while: \.isWhitespace)
    guard text.hasPrefix("{"), text.contains("\"\(format)\"") else { return false }
    return text.last { !$0.isWhitespace } != "}"
  }
}

extension Submission.Work {
  /// The files, which are those of the kata by name and in order: no other name is ever used.
  package func contents(for kata: Kata) throws(SubmissionProblem) -> KataFiles {
    guard files.map(\.name) == kata.files else {
      throw .wrongFiles(kata: id, found: files.map(\.name))
    }
    var read: [KataFiles.File] = []
    for file in files {
      guard let contents = file.contents else { throw .emptyFile(kata: id, name: file.name) }
      guard contents.count <= Submission.fileLimit else {
        throw .fileTooLarge(kata: id, name: file.name)
      }
      read.append(KataFiles.File(name: file.name, contents: contents))
    }
    let files = KataFiles(files: read)
    guard files.contentHash.rawValue == contentHash else { throw .wrongHash(kata: id) }
    return files
  }
}
