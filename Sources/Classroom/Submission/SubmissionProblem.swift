import Workbook

/// Why a submission cannot be graded: it costs this one submission and no other.
package enum SubmissionProblem: Error, Hashable, Sendable {
  /// A link stands where the file should be; it is not followed.
  case link
  /// A folder, a pipe, or another thing that is no regular file.
  case notAFile
  case tooLarge(limit: Int)
  case unreadable(reason: String)
  case empty
  /// It begins as a submission does, and has no end.
  case cutShort
  /// The bytes are no submission at all.
  case notASubmission
  /// Written by a tool that knows more than this one.
  case newerVersion(Int)
  /// The checksum is not that of what is in it.
  case damaged
  case noKatas
  case repeatedKata(String)
  case unknownKata(String)
  /// The kata's files are other ones than these.
  case wrongFiles(kata: String, found: [String])
  case fileTooLarge(kata: String, name: String)
  /// A file's content is neither text nor bytes.
  case emptyFile(kata: String, name: String)
  /// The content hash is not that of the files.
  case wrongHash(kata: String)
}
