import Foundation
import Testing

/// What the runtime decided to be made of, and without.
@Suite struct `The runtime` {
  private static let modules = ["Bucle", "BucleMacros", "BucleTesting"]

  /// The code of a module, without comments.
  private func code(of module: String) throws -> [(file: String, text: String)] {
    try Repository.swiftFiles(in: "Sources/\(module)").map { file in
      let lines = try Repository.text(file).split(separator: "\n")
      return (file, lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n"))
    }
  }

  private func places(of word: String, in modules: [String] = modules) throws -> [String] {
    try modules.flatMap(code).filter { $0.text.contains(word) }.map(\.file)
  }

  @Test(
    arguments: [
      ("ComposableArchitecture", ["Bucle", "BucleTesting"]), ("SwiftUI", ["BucleViews"]),
    ]
  )
  func `is re-exported under the names that real code imports`(
    _ name: String,
    _ modules: [String]
  ) throws {
    let code = try code(of: name).map(\.text).joined(separator: "\n").split(separator: "\n")
    #expect(code.allSatisfy { $0.hasPrefix("@_exported public import ") })
    for module in modules { #expect(code.contains("@_exported public import \(module)")) }
  }

  @Test func `names itself in what its macros write`() throws {
    #expect(try places(of: "ComposableArchitecture", in: ["BucleMacros"]).isEmpty)
    #expect(try !places(of: "Bucle.Reducer", in: ["BucleMacros"]).isEmpty)
  }

  @Test func `tells things apart by numbers, not by random identifiers`() throws {
    let files = try places(of: "UUID()").filter { !$0.hasSuffix("UUIDGenerator.swift") }
    #expect(files.isEmpty)
  }

  @Test(arguments: ["Task.yield", "swift_task_enqueueGlobal_hook", "megaYield"])
  func `neither yields nor hooks the process's executor`(_ word: String) throws {
    // A sleep that lasts no time lets others have their turn, which nothing waits for; the other is for tests that
    // come from elsewhere.
    let files = try places(of: word).filter {
      !$0.hasSuffix("ImmediateClock.swift") && !$0.hasSuffix("Task+MegaYield.swift")
    }
    #expect(files.isEmpty)
  }

  @Test(arguments: ["Shared", "AnyPublisher", "Animation", "ViewStore", "WithViewStore"])
  func `has nothing half of what it leaves out`(_ name: String) throws {
    for kind in ["struct", "class", "func", "macro", "typealias"] {
      #expect(try places(of: "public \(kind) \(name)").isEmpty)
    }
  }
}
