import Examiner
import Foundation
import Testing

/// Each file behind every wall that can be had here: its fate, nothing left behind, and the next check
/// unharmed.
@Suite(.serialized) struct `Hostile files` {
  @Test(arguments: HostileFile.endings + [HostileAttempt.file("writes", HostileAttempt.writing)])
  func `gain nothing`(_ file: HostileFile) throws {
    try Self.layOut()
    defer { try? FileManager.default.removeItem(at: HostileAttempt.prey) }
    let outcome = try Course.build(contador: file.source, in: .init())
    guard case .built(let built) = outcome else {
      Issue.record("it is not built: \(outcome)")
      return
    }
    for confinement in Self.confinements {
      try expect(file, from: built.subject, behind: confinement)
      try expectNothingLeft()
      try expectUnharmed(behind: confinement)
    }
  }

  @Test(.enabled(if: Confinement.available.isEnclosed, "bubblewrap cannot work here"))
  func `see nothing behind bubblewrap, and what they look for is there`() throws {
    try Self.layOut()
    defer { try? FileManager.default.removeItem(at: HostileAttempt.prey) }
    let file = HostileAttempt.file("reads", HostileAttempt.reading)
    guard case .built(let built) = try Course.build(contador: file.source, in: .init()) else {
      Issue.record("it is not built")
      return
    }
    try expect(file, from: built.subject, behind: .available)
    let unconfined = try Self.verdict(
      built.subject,
      behind: .limitsOnly(.notAsked),
      limits: .subject
    )
    #expect(unconfined.printed.contains("LOGRADO reads the reference"))
  }

  // MARK: - What is expected

  private static var confinements: [Confinement] {
    let available = Confinement.available
    return available.isEnclosed ? [available, .limitsOnly(.notAsked)] : [available]
  }

  private static func layOut() throws {
    try FileManager.default.createDirectory(
      at: HostileAttempt.prey,
      withIntermediateDirectories: true
    )
    try Data("notas".utf8).write(to: HostileAttempt.gradebook)
  }

  private func expect(
    _ file: HostileFile,
    from subject: Subject,
    behind confinement: Confinement
  ) throws {
    var limits = Limits.subject
    limits.output = .mebibytes(1)
    limits.reading = .mebibytes(1)
    if case .ends(.silence(let silence)) = file.fate { limits.silence = silence }
    let start = ContinuousClock.now
    let verdict = try Self.verdict(subject, behind: confinement, limits: limits)
    #expect(.now - start < limits.wall, "within its limits")
    let place = "\(file.name) behind \(confinement)"
    let outcome = verdict.checks.dropFirst().first?.outcome
    switch (file.fate, verdict.outcome, outcome) {
    case (.passes, .passed, _): break
    case (.ends(let expected), .notPassed, .ended(let failure, _)?):
      #expect(failure == expected, "\(place)")
    case (.crashes(let expected), .notPassed, .ended(.crash(let signal, _), _)?):
      #expect(signal == expected, "\(place)")
    case (.doesNotStart, .notJudged(.doesNotStart), _): break
    default:
      Issue.record(
        "\(place): \(verdict.outcome), \(String(describing: outcome)), \(verdict.printed)"
      )
    }
  }

  private func expectNothingLeft() throws {
    let prey = try FileManager.default.contentsOfDirectory(atPath: HostileAttempt.prey.path)
    #expect(prey == [HostileAttempt.gradebook.lastPathComponent])
    #expect(try Data(contentsOf: HostileAttempt.gradebook) == Data("notas".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: HostileAttempt.gradebook.path)
    #expect(mode[.posixPermissions] as? Int != 0o777)
    #expect(!FileManager.default.fileExists(atPath: "/tmp/bucle-0"))
    #expect(!FileManager.default.fileExists(atPath: "/tmp/-rf \n*"))
  }

  private func expectUnharmed(behind confinement: Confinement) throws {
    let verdict = try Self.verdict(Self.right.get().subject, behind: confinement, limits: .subject)
    guard case .passed = verdict.outcome else {
      Issue.record("the next check is harmed: \(verdict)")
      return
    }
  }

  private static let right = Result {
    let outcome = try Course.build(contador: HostileFile.source(""), in: .init())
    guard case .built(let built) = outcome else { throw Course.NotBuilt() }
    return built
  }

  private static func verdict(
    _ subject: Subject,
    behind confinement: Confinement,
    limits: Limits
  ) throws -> Verdict {
    var subject = subject
    subject.limits = limits
    subject.walls?.confinement = confinement
    return Examination(
      try Course.contador,
      subject: subject,
      reference: Course.installation.reference("kata:contador")
    ).run()
  }
}
