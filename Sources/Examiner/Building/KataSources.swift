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
  /// They compile, and the kata's probe does not find what it needs in them. The names it misses.
  case incomplete(missing: [String])
}

/// Why a kata could not be compiled, through no fault of the learner's files.
package enum BuildError: Error, Sendable {
  case toolchain(ToolchainError)
  case system(PosixError)
  /// A file or folder of ours could not be made or read.
  case files(String)
  case timeLimit(Duration)
  case cancelled
  /// The compiler failed and said nothing about the learner's files; its words.
  case compiler(String)
}

/// A compiled kata, on disk for as long as this lives.
package struct BuiltKata: Sendable {
  /// How to start it, as often as wanted.
  package let subject: Subject
  private let scratch: ScratchFolder

  init(subject: Subject, scratch: ScratchFolder) {
    self.subject = subject
    self.scratch = scratch
  }
}
