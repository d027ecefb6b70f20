import Foundation
import Workbook

/// The answers to a kata that its author knows, as texts of the kata's files by name.
struct Candidates: Sendable {
  typealias Files = [String: String]

  struct Candidate: Sendable {
    var name: String
    var files: Files
    /// The check or rule that refuses it, from its comment; `nil` where it names none.
    var refusedBy: String?
    /// The wrong versions that these tests take for right, from their comment; `nil` where it names none.
    var survivors: Set<String>?
  }

  var starter: Candidate
  var reference: Candidate
  var alternatives: [Candidate]
  var wrong: [Candidate]
  /// The mutants that the author judges equivalent to the reference.
  var equivalents: [EquivalentMutant]

  /// Reads `solutions/ID`: the reference's files, `alternative`, `wrong` and `equivalent.json`.
  init(_ kata: Kata, in folder: URL) throws {
    func files(_ place: (String) -> URL) throws -> Files {
      try kata.files.reduce(into: [:]) { files, name in
        files[name] = try String(contentsOf: place(name), encoding: .utf8)
      }
    }
    let ours = try files { folder.appending(path: $0) }
    starter = Candidate(name: "Starter", files: try files(kata.starter))
    reference = Candidate(name: kata.files[0], files: ours)
    alternatives = try Self.candidates(in: folder, "alternative", kata, over: ours)
    wrong = try Self.candidates(in: folder, "wrong", kata, over: ours)
    let list = folder.appending(path: "equivalent.json")
    equivalents =
      FileManager.default.fileExists(atPath: list.path(percentEncoded: false))
      ? try JSONDecoder().decode([EquivalentMutant].self, from: Data(contentsOf: list)) : []
  }

  /// A file stands for the kata's first file, a folder for the files in it; the rest is the reference's.
  private static func candidates(
    in folder: URL,
    _ kind: String,
    _ kata: Kata,
    over reference: Files
  ) throws -> [Candidate] {
    let manager = FileManager.default
    let parent = folder.appending(path: kind)
    let names = (try? manager.contentsOfDirectory(atPath: parent.path(percentEncoded: false))) ?? []
    return try names.sorted().filter { !$0.hasPrefix(".") }.map { name in
      var files = reference
      let place = parent.appending(path: name)
      if name.hasSuffix(kata.kind.name.fileEnding) {
        files[kata.files[0]] = try String(contentsOf: place, encoding: .utf8)
      } else {
        for file in kata.files {
          let text = try? String(contentsOf: place.appending(path: file), encoding: .utf8)
          if let text { files[file] = text }
        }
      }
      func note(_ key: String) -> String? {
        let mark = "\(kata.kind.name.commentMark) \(key): "
        return kata.files.lazy.compactMap { files[$0].flatMap { Self.note(mark, in: $0) } }.first
      }
      return Candidate(
        name: "\(kind)/\(name)",
        files: files,
        refusedBy: note("refused-by"),
        survivors: note("survivors").map { Set($0.components(separatedBy: ", ")) }
      )
    }
  }

  /// What one of the comments that a file begins with says behind a mark.
  private static func note(_ mark: String, in text: String) -> String? {
    text.split(separator: "\n").prefix { $0.hasPrefix(mark.prefix { $0 != " " }) }
      .first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
  }
}

/// A mutant that no exam can kill, since it does the same; named by the lines that it changes.
struct EquivalentMutant: Decodable, Sendable, Hashable {
  /// The lines that the mutant takes away, without the space around them.
  var from: String
  /// The lines that it puts there.
  var to: String
  var reason: String

  /// Whether a unified diff shows this mutant.
  func matches(_ diff: String) -> Bool {
    Self.changed(diff, "-") == from && Self.changed(diff, "+") == to
  }

  private static func changed(_ diff: String, _ sign: Character) -> String {
    diff.split(separator: "\n").dropFirst(2).filter { $0.first == sign }
      .map { $0.dropFirst().trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }
}
