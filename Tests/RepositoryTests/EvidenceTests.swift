import Foundation
import Testing

/// The runtime's pages name the tests that hold what they say.
@Suite struct `The evidence` {
  private static let pages = ["Differences", "Evidence", "EvidenceOfDecisions", "EvidenceOfTheAPI"]
    .map {
      "Sources/Bucle/Bucle.docc/\($0).md"
    }

  /// What stands in backticks in the last column of a table's rows.
  private static func names(in page: String) throws -> [String] {
    try Repository.text(page).split(separator: "\n")
      .filter { $0.hasPrefix("| ") && $0.hasSuffix(" |") && !$0.hasPrefix("| ---") }
      .compactMap { $0.dropLast(2).components(separatedBy: " | ").last }
      .flatMap { cell in
        let parts = cell.components(separatedBy: "`")
        return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
      }
  }

  @Test(arguments: pages) func `names tests that exist`(_ page: String) throws {
    let files = Repository.swiftFiles(in: "Tests")
    let sources = try files.map(Repository.text).joined()
    let names = try Self.names(in: page).filter { $0.contains(" ") || $0.hasSuffix("Tests") }
    #expect(names.count > 10)
    let missing = names.filter { name in
      !sources.contains("`\(name)`(") && !sources.contains("struct \(name) ")
        && !files.contains { $0.hasPrefix("Tests/\(name)/") }
    }
    #expect(missing.isEmpty)
  }
}
