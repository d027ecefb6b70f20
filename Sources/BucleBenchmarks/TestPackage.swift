import Examiner
import Foundation

/// The kata as an ordinary package with a test target, which depends on the course as on any library.
struct TestPackage {
  private let folder: URL
  private let source: URL

  init(_ folder: URL, course: URL) throws {
    self.folder = folder
    source = folder.appending(path: "Sources/MiContador/Contador.swift")
    let tests = folder.appending(path: "Tests/MisTests/MisTests.swift")
    for file in [source, tests] {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
    }
    try """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "kata",
      dependencies: [.package(name: "bucle", path: "\(course.path)")],
      targets: [
        .target(
          name: "MiContador",
          dependencies: [.product(name: "ComposableArchitecture", package: "bucle")]),
        .testTarget(name: "MisTests", dependencies: ["MiContador"]),
      ])
    """.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    try """
    import ComposableArchitecture
    import Testing
    @testable import MiContador

    @Test func cuenta() async {
      let store = await TestStore(initialState: Contador.State()) { Contador() }
      await store.send(.incremento) { $0.cuenta = 1 }
      await store.send(.decremento) { $0.cuenta = 0 }
    }
    """.write(to: tests, atomically: true, encoding: .utf8)
  }

  func test(source text: String) throws {
    try text.write(to: source, atomically: true, encoding: .utf8)
    try Tool.run(["/usr/bin/env", "swift", "test"], folder: folder)
  }
}
