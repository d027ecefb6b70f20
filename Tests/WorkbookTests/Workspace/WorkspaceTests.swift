import Bilingual
import Foundation
import Testing

@testable import Workbook

@Suite struct WorkspaceTests {
  private let course: TemporaryFolder
  private let folder: TemporaryFolder
  private let kata: Kata
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws {
    course = try TemporaryFolder()
    folder = try TemporaryFolder()
    let none = Markdown("")
    kata = Kata(
      id: "contador",
      kind: .feature(KataModules(module: "KataContador", probe: "ContadorProbe")),
      files: ["Uno.swift", "Dos ñ.swift"],
      rules: [],
      points: 10,
      title: .init(same: "Contador"),
      statement: Translated(es: none, en: none),
      hints: Translated(es: [], en: []),
      folder: course.url
    )
    try course.write("uno\n", to: "Starter/Uno.swift")
    try course.write("dos\n", to: "Starter/Dos ñ.swift")
  }

  private var workspace: Workspace { Workspace(root: folder.url) }

  private func failure(_ body: () throws -> Void) throws -> WorkspaceError {
    try #require(throws: WorkspaceError.self, performing: body)
  }

  private func names(_ path: String = "") throws -> [String] {
    let url = folder.url.appending(path: path)
    return try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))
      .sorted()
  }

  // MARK: - Preparing

  @Test func `missing files are created and the learner's are kept`() throws {
    #expect(try workspace.prepare(kata) == ["Uno.swift": .created, "Dos ñ.swift": .created])
    try folder.write("mío\n", to: "contador/Uno.swift")
    try FileManager.default.removeItem(at: workspace.file("Dos ñ.swift", of: "contador"))
    #expect(try workspace.prepare(kata) == ["Uno.swift": .kept, "Dos ñ.swift": .created])
    #expect(folder.read("contador/Uno.swift") == "mío\n")
    #expect(folder.read("contador/Dos ñ.swift") == "dos\n")
    #expect(try names("contador") == ["Dos ñ.swift", "Uno.swift"])
  }

  @Test func `a link in the place of a kata's folder is not followed`() throws {
    let elsewhere = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "contador"),
      withDestinationURL: elsewhere.url
    )
    for error in [
      try failure { try workspace.prepare(kata) },
      try failure { try workspace.reset(kata, at: now) },
      try failure { _ = try workspace.files(of: kata) },
    ] {
      #expect(error == .link(path: "contador"))
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: elsewhere.url.path(percentEncoded: false))
        == []
    )
  }

  @Test func `a link in the place of a file is neither read nor written`() throws {
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("secreto\n", to: "a.swift")
    try folder.write("dos\n", to: "contador/Dos ñ.swift")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "contador/Uno.swift"),
      withDestinationURL: elsewhere.url.appending(path: "a.swift")
    )
    #expect(try failure { _ = try workspace.files(of: kata) } == .link(path: "contador/Uno.swift"))
    #expect(try failure { try workspace.prepare(kata) } == .link(path: "contador/Uno.swift"))
    #expect(elsewhere.read("a.swift") == "secreto\n")
  }

  @Test func `a folder or a pipe in the place of a file is reported at once`() throws {
    try folder.write("", to: "contador/Uno.swift/dentro")
    #expect(
      try failure { try workspace.prepare(kata) } == .unexpectedKind(path: "contador/Uno.swift")
    )
    try FileManager.default.removeItem(at: folder.url.appending(path: "contador/Uno.swift"))
    #expect(
      mkfifo(workspace.file("Uno.swift", of: "contador").path(percentEncoded: false), 0o600) == 0
    )
    #expect(
      try failure { _ = try workspace.files(of: kata) }
        == .unexpectedKind(path: "contador/Uno.swift")
    )
  }

  // MARK: - Reading

  @Test func `the hash follows names and contents, not where one file ends`() throws {
    try workspace.prepare(kata)
    let before = try workspace.files(of: kata)
    #expect(before.files.map(\.name) == kata.files)
    #expect(before.files.map(\.contents) == [Data("uno\n".utf8), Data("dos\n".utf8)])
    #expect(try workspace.files(of: kata).contentHash == before.contentHash)
    try folder.write("uno\ndos\n", to: "contador/Uno.swift")
    try folder.write("", to: "contador/Dos ñ.swift")
    #expect(try workspace.files(of: kata).contentHash != before.contentHash)
  }

  @Test func `a missing file is named`() throws {
    #expect(try failure { _ = try workspace.files(of: kata) } == .missingFile(path: "contador"))
    try folder.write("uno\n", to: "contador/Uno.swift")
    let error = try failure { _ = try workspace.files(of: kata) }
    #expect(error == .missingFile(path: "contador/Dos ñ.swift"))
    #expect(error.text.es == "falta 'contador/Dos ñ.swift'; 'reset' lo crea de nuevo")
  }

  // MARK: - Resetting

  @Test func `a reset keeps the learner's files in a dated backup`() throws {
    try workspace.prepare(kata)
    try folder.write("mío\n", to: "contador/Uno.swift")
    try folder.write("notas\n", to: "contador/Notas.txt")
    let backup = try workspace.reset(kata, at: now)
    #expect(
      backup
        == workspace.root.appending(
          path: ".bucle/backups/20270115T080000Z-contador",
          directoryHint: .isDirectory
        )
    )
    #expect(folder.read(".bucle/backups/20270115T080000Z-contador/Uno.swift") == "mío\n")
    #expect(folder.read(".bucle/backups/20270115T080000Z-contador/Dos ñ.swift") == "dos\n")
    #expect(folder.read("contador/Uno.swift") == "uno\n")
    #expect(folder.read("contador/Notas.txt") == "notas\n")
    let second = try workspace.reset(kata, at: now)
    #expect(second?.lastPathComponent == "20270115T080000Z-contador-2")
    #expect(
      try names(".bucle/backups") == ["20270115T080000Z-contador", "20270115T080000Z-contador-2"]
    )
  }

  @Test func `a reset without files to keep makes no backup`() throws {
    #expect(try workspace.reset(kata, at: now) == nil)
    #expect(try names() == ["contador"])
    #expect(folder.read("contador/Uno.swift") == "uno\n")
  }

  @Test func `a reset that fails half way puts the learner's files back`() throws {
    try workspace.prepare(kata)
    try folder.write("mío\n", to: "contador/Uno.swift")
    try folder.write("mío también\n", to: "contador/Dos ñ.swift")
    try FileManager.default.removeItem(at: course.url.appending(path: "Starter/Dos ñ.swift"))
    let missing = course.url.appending(path: "Starter/Dos ñ.swift").path(percentEncoded: false)
    #expect(try failure { try workspace.reset(kata, at: now) } == .missingStarter(path: missing))
    #expect(folder.read("contador/Uno.swift") == "mío\n")
    #expect(folder.read("contador/Dos ñ.swift") == "mío también\n")
    #expect(try names(".bucle/backups") == [])
  }
}
