import Examiner
import Foundation

/// The kata as a learner would have it without us: a package of its own with a test, on the built runtime.
struct TestPackage {
  private let folder: URL
  private let source: URL

  init(_ folder: URL, installation: Installation) throws {
    self.folder = folder
    source = folder.appending(path: "Sources/KataContador/Contador.swift")
    let tests = folder.appending(path: "Tests/ContadorTests/ContadorTests.swift")
    for file in [source, tests] {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
    }
    let modules = try installation.modules().path
    // The runtime's objects are linked in: the program that the tool loads katas into is no library.
    let objects = ["Bilingual", "Bucle", "BucleTesting", "ComposableArchitecture"].flatMap {
      module in
      let build = installation.programs.appending(path: "\(module).build")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
      return names.filter { $0.hasSuffix(".o") }.map { build.appending(path: $0).path }
    }
    let quoted = objects.map { "\"\($0)\"" }.joined(separator: ", ")
    try """
    // swift-tools-version: 6.2
    import PackageDescription
    let flags: [SwiftSetting] = [
      .unsafeFlags([
        "-I", "\(modules)", "-load-plugin-executable",
        "\(installation.macroPlugin.path)#BucleMacros",
      ])
    ]
    let package = Package(
      name: "kata",
      targets: [
        .target(name: "KataContador", swiftSettings: flags),
        .testTarget(
          name: "ContadorTests", dependencies: ["KataContador"], swiftSettings: flags,
          linkerSettings: [.unsafeFlags([\(quoted)])]),
      ])
    """.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    try """
    import ComposableArchitecture
    import Testing
    @testable import KataContador

    @Test func cuenta() async {
      let store = await TestStore(initialState: Contador.State()) { Contador() }
      await store.send(.incremento) { $0.cuenta = 1 }
      await store.send(.decremento) { $0.cuenta = 0 }
    }
    """.write(to: tests, atomically: true, encoding: .utf8)
  }

  func test(source text: String) throws {
    try text.write(to: source, atomically: true, encoding: .utf8)
    try Tool.run(["/usr/bin/env", "swift", "test", "--disable-xctest"], folder: folder)
  }
}
