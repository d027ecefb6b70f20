import Foundation
import Testing

@testable import BucleCLI

@Suite struct WorkspacePlaceTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "place-\(UUID())")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "taller é/.bucle"),
      withIntermediateDirectories: true
    )
    try FileManager.default.createDirectory(
      at: folder.appending(path: "taller é/contador"),
      withIntermediateDirectories: true
    )
  }

  private func place(
    _ option: String? = nil,
    _ environment: [String: String] = [:],
    in current: String
  ) -> WorkspacePlace {
    var options = Options()
    options.workspace = option
    return WorkspacePlace(options: options, environment: environment, currentFolder: current)
  }

  @Test func `the option wins, then the environment, then the folder, then home`() {
    let inside = folder.path + "/taller é/contador"
    let home = ["HOME": "/home/ana"]
    let given = home.merging(["BUCLE_WORKSPACE": "/w"]) { $1 }
    #expect(place("otro", given, in: inside).path == inside + "/otro")
    #expect(place(nil, given, in: inside).path == "/w")
    #expect(place(nil, home, in: inside).path == folder.path + "/taller é")
    #expect(place(nil, home, in: folder.path).path == "/home/ana/bucle")
  }

  @Test func `a folder below the course is noticed even where it does not exist yet`() {
    #expect(place(folder.path + "/taller é/a/b", in: "/").isInside(folder))
    #expect(place(folder.path, in: "/").isInside(folder))
    #expect(!place(folder.path + "-2/a", in: "/").isInside(folder))
  }
}
