import Examiner
import Foundation
import HiddenExams
import Testing

/// The course in this checkout, and the tool's programs beside the running tests.
enum Course {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let environment = ProcessInfo.processInfo.environment
  static let installation = Installation(environment: environment)

  static var contador: Exam {
    get throws { try #require(exam(for: "contador")) }
  }

  static func exam(for kata: String) -> Exam? { HiddenExams.exam(for: kata) }

  /// A file of this checkout.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// A folder that is removed when the test is over, with an awkward name.
  final class Folder {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory
        .appending(path: "mi taller é \(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
      try? FileManager.default.removeItem(at: url)
    }

    func write(_ text: String, as name: String) throws -> URL {
      let file = url.appending(path: name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file
    }
  }

  static func build(
    contador source: String,
    in folder: Folder,
    limits: Limits = .compiler
  ) throws -> BuildOutcome {
    let builder = KataBuilder(
      installation: installation,
      toolchain: try Toolchain(environment: environment),
      limits: limits
    )
    return try builder.build(contador(at: folder.write(source, as: "Contador.swift")))
  }

  static func contador(at file: URL) -> KataSources {
    KataSources(
      id: "contador",
      module: "KataContador",
      probeModule: "ContadorProbe",
      files: [file],
      probe: root.appending(path: "lessons/01-flujo-unidireccional/contador/Probe.swift")
    )
  }

  /// Builds and examines a solution of `contador`, as `check` does.
  static func verdict(
    contador source: String,
    limits: Limits = .subject,
    exam: Exam? = nil
  ) throws -> Verdict {
    guard case .built(let built) = try build(contador: source, in: Folder()) else {
      throw NotBuilt()
    }
    var subject = built.subject
    subject.limits = limits
    return Examination(
      try exam ?? contador,
      subject: subject,
      reference: installation.reference("kata:contador")
    ).run()
  }

  struct NotBuilt: Error {}
}

extension Verdict {
  /// The ids of the checks that did not pass, in order.
  var refused: [String] {
    checks.compactMap { if case .passed = $0.outcome { nil } else { $0.check.id.rawValue } }
  }
}
