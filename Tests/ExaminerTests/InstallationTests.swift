@testable import Examiner
import Foundation
import Testing

@Suite struct `An installation's modules` {
  @Test func `are others once any of them is built anew`() throws {
    let folder = try Course.Folder()
    let installation = Installation(
      programs: folder.url,
      cache: folder.url.appending(path: "cache")
    )
    for module in installation.probedModules {
      try FileManager.default.createDirectory(
        at: module.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data("uno".utf8).write(to: module)
    }
    let first = installation.modulesIdentity
    #expect(installation.modulesIdentity == first)
    for module in installation.probedModules {
      let before = installation.modulesIdentity
      try Data("otro".utf8).write(to: module)
      #expect(installation.modulesIdentity != before, "\(module.lastPathComponent)")
    }
  }
}
