package import Foundation

/// The files of one kata that are compiled, and the names they are compiled under.
package struct KataSources: Sendable {
  /// The kata's id.
  package var id: String
  /// The module of the learner's files.
  package var module: String
  /// The module of the probe file.
  package var probeModule: String
  /// The learner's files.
  package var files: [URL]
  /// The file that binds the learner's types to the probe.
  package var probe: URL
  /// A learner may link files of their own; a submission's link leads to the grader's files.
  package var followsLinks = true
  /// The module that the learner's files are tests of; `nil` for a kata that stands alone.
  package var linked: LinkedModule?

  package init(id: String, module: String, probeModule: String, files: [URL], probe: URL) {
    self.id = id
    self.module = module
    self.probeModule = probeModule
    self.files = files
    self.probe = probe
  }
}

/// What came of compiling a kata.
package enum BuildOutcome: Sendable {
  case built(BuiltKata)
  /// The learner's files do not compile, alone; errors first, never empty.
  case refused([CompilerDiagnostic])
  /// They compile, and the kata's probe does not find what it needs in them. The names it misses; empty
  /// where all names are there and one of them is something else than the kata asks for.
  case incomplete(missing: [String])
}

/// Why a kata could not be compiled, through no fault of the learner's files.
package enum BuildError: Error, Sendable {
  case toolchain(ToolchainError)
  case system(PosixError)
  /// A file or folder of ours could not be made or read.
  case files(String)
  /// The compiler was not done with the learner's files within this time.
  case timeLimit(Duration)
  /// One of the learner's files, by its path, cannot be compiled as it lies there.
  case source(String, SourceFault)
  case cancelled
  /// A step of ours failed; the compiler's or linker's words.
  case compiler(String)

  /// What is wrong with a file before anybody reads what is in it.
  package enum SourceFault: Sendable, Hashable {
    case unreadable(PosixError)
    /// A folder, a pipe, or another thing that is no regular file.
    case notAFile
    /// A link, in somebody else's submission.
    case link
    case tooLarge(ByteCount)
  }
}

/// A compiled kata, on disk for as long as this lives.
package struct BuiltKata: Sendable {
  /// How to start it, as often as wanted.
  package let subject: Subject
  let scratch: ScratchFolder

  init(subject: Subject, scratch: ScratchFolder) {
    self.subject = subject
    self.scratch = scratch
  }
}
