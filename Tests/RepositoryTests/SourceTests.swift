import Foundation
import Testing

@Suite struct `The sources` {
  /// One by one: the linter opens all the files that it is given at once, and a program may open 1024.
  @Test(arguments: ["Package.swift", "Sources", "Tests", "solutions", "lessons"])
  func `are formatted as .swift-format says`(_ path: String) throws {
    let result = try Repository.run(
      "swift",
      "format",
      "lint",
      "--strict",
      "--recursive",
      "--parallel",
      path
    )
    #expect(result.code == 0, "\(result.text.prefix(4000))")
  }

  @Test func `stand in the agreed folders`() throws {
    let listed = try Repository.run("git", "ls-files")
    try #require(listed.code == 0, "\(listed.text)")
    let tops = Set(listed.text.split(separator: "\n").compactMap { $0.split(separator: "/").first })
    let agreed: Set<Substring> = [
      "Package.swift", "Sources", "Tests", "lessons", "solutions", "README.md",
    ]
    #expect(tops.filter { !$0.hasPrefix(".") }.subtracting(agreed).isEmpty)
  }

  @Test func `keep escape codes in one place`() throws {
    let files = Repository.swiftFiles(in: "Sources").filter { file in
      (try? Repository.text(file))?.contains(#"\u{1b}"#) == true
    }
    #expect(files.count <= 1, "escape codes in \(files)")
  }

  @Test func `exist in both languages where learners read them`() {
    let base = Repository.root.appending(path: "lessons")
    let names =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    func stems(_ language: String) -> Set<String> {
      Set(names.filter { $0.hasSuffix(".\(language).md") }.map { String($0.dropLast(6)) })
    }
    #expect(stems("es") == stems("en"))
    #expect(!stems("es").isEmpty)
  }
}
