import Foundation
import Testing

@testable import Workbook

@Suite struct FolderHandleTests {
  private let folder: TemporaryFolder
  private let outside: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    outside = try TemporaryFolder()
    try outside.write("secreto", to: "a/b")
  }

  private func path(_ name: String = "") -> String {
    folder.url.appending(path: name).path(percentEncoded: false)
  }

  private func link(_ name: String, to path: String) throws {
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: name),
      withDestinationURL: outside.url.appending(path: path)
    )
  }

  private func code(_ body: (borrowing FolderHandle) throws(PosixError) -> Void) throws -> Int32? {
    let handle = try FolderHandle(path: path())
    do {
      try body(handle)
      return nil
    } catch {
      return error.code
    }
  }

  @Test func `a link is neither read, entered nor replaced`() throws {
    try link("archivo", to: "a/b")
    try link("carpeta", to: "a")
    try link("colgado", to: "nada")
    #expect(try code { handle throws(PosixError) in _ = try handle.read("archivo") } == ELOOP)
    #expect(try code { handle throws(PosixError) in _ = try handle.folder("carpeta") } == ENOTDIR)
    let handle = try FolderHandle(path: path())
    #expect(try handle.create("archivo", Data("x".utf8)) == false)
    #expect(try handle.create("colgado", Data("x".utf8)) == false)
    #expect(outside.read("a/b") == "secreto")
    #expect(outside.read("nada") == nil)
  }

  @Test func `a pipe that nobody writes to does not hold up a reader`() throws {
    #expect(mkfifo(path("tubo"), 0o600) == 0)
    let handle = try FolderHandle(path: path())
    #expect(try handle.read("tubo") == Data())
    #expect(try handle.kind("tubo") == .other)
  }

  @Test(arguments: [true, false])
  func `a created file has all its bytes and leaves nothing else`(canLink: Bool) throws {
    let handle = try FolderHandle(path: path())
    let bytes = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
    #expect(try handle.create("raro \u{1B} ñ", bytes, canLink: canLink))
    #expect(try handle.read("raro \u{1B} ñ") == bytes)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path()) == ["raro \u{1B} ñ"])
    #expect(try handle.create("raro \u{1B} ñ", Data(), canLink: canLink) == false)
    #expect(try handle.read("raro \u{1B} ñ") == bytes)
  }
}
