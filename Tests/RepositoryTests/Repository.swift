import Foundation
import TestHelpers

/// The checkout that these tests were built from.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files under a folder of the checkout, as paths from its root, sorted.
  static func swiftFiles(in folder: String) -> [String] {
    let base = root.appending(path: folder)
    let names =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  struct Output {
    var code: Int32
    var text: String
  }

  /// Runs a program at the root and keeps what it says on both streams.
  static func run(_ arguments: String...) throws -> Output {
    let command = try Command(arguments, folder: root.path)
    return Output(code: command.code, text: command.output + command.errors)
  }
}
