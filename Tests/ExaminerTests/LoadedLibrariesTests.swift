import Foundation
import Testing

@testable import Examiner

@Suite struct `The libraries that a program has at hand` {
  @Test func `are those on its own list`() {
    let libraries = LoadedLibraries.of(Course.installation.subjectProgram)
    #expect(libraries.isSuperset(of: ["libswiftCore.so", "libc.so.6"]))
    #expect(libraries.allSatisfy { $0.hasPrefix("lib") || $0.hasPrefix("ld-") })
  }

  @Test func `are none where there is no program`() throws {
    let folder = try Course.Folder()
    let program = try Data(contentsOf: Course.installation.subjectProgram)
    for bytes in [Data(), Data("#!/bin/sh\n".utf8), program.prefix(60), program.prefix(700)] {
      let file = folder.url.appending(path: "programa")
      try bytes.write(to: file)
      #expect(LoadedLibraries.of(file).isEmpty)
    }
    #expect(LoadedLibraries.of(folder.url.appending(path: "nada")).isEmpty)
  }

  @Test func `are not asked for once more`() throws {
    let toolchain = try Toolchain(environment: Course.environment)
    let folder = try Course.Folder()
    let object = folder.url.appending(path: "objeto.o")
    try Data("\0-lswiftCore\0-lswiftSynchronization\0".utf8).write(to: object)
    #expect(
      toolchain.libraries(wantedBy: [object])
        == ["-lswiftCore", "-lswiftSynchronization", "-lc"]
    )
    #expect(
      toolchain.libraries(wantedBy: [object], atHand: ["libswiftCore.so"])
        == ["-lswiftSynchronization", "-lc"]
    )
  }
}
