/// Why the learner's files could not be read or put in place; paths are from the workspace.
public enum WorkspaceError: Error, Hashable, Sendable {
  /// A link stands where a file or folder of the learner's should be; it is not followed.
  case link(path: String)
  /// Something else stands where a file should be, or a file where a folder should be.
  case unexpectedKind(path: String)
  /// The learner has no such file.
  case missingFile(path: String)
  /// The course has no file to begin with; a checked course always has.
  case missingStarter(path: String)
  /// The system refused; what had been changed was put back.
  case system(PosixError, path: String)
}
