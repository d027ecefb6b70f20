import Foundation
import Testing

@testable import Workbook

@Suite struct ScriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var workspace: Workspace { Workspace(root: folder.url) }

  @Test func `what is saved is read again`() throws {
    #expect(try workspace.saveScript("mi-guión", "tap +\n") != nil)
    #expect(try workspace.script("mi-guión") == "tap +\n")
  }

  @Test func `a name that is taken keeps what it has`() throws {
    _ = try workspace.saveScript("uno", "tap +\n")
    #expect(try workspace.saveScript("uno", "tap -\n") == nil)
    #expect(try workspace.script("uno") == "tap +\n")
  }

  @Test func `a script that is not there, and a link in its place, are told apart`() throws {
    #expect(throws: WorkspaceError.missingFile(path: "scripts/nada.txt")) {
      try workspace.script("nada")
    }
    try folder.write("secreto", to: "fuera")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "scripts/enlace.txt"),
      withDestinationURL: folder.url.appending(path: "fuera")
    )
    #expect(throws: WorkspaceError.link(path: "scripts/enlace.txt")) {
      try workspace.script("enlace")
    }
  }

  @Test(arguments: ["../x", "a/b", ".x", "", "con espacio"])
  func `a name that could lead elsewhere is none`(name: String) {
    #expect(!Workspace.isScriptName(name))
  }
}
