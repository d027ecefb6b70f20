public import Bilingual
public import Foundation
public import SyntaxWire

/// An exercise that the learner solves in files of their own.
public struct Kata: Hashable, Sendable {
  /// The name of a kata, equal to that of its folder and unique in the course.
  public typealias ID = Identifier<Kata>

  /// The folder's name.
  public let id: ID
  /// What the learner hands in.
  public let kind: KataKind
  /// The names of the learner's files, none of them with a folder.
  public let files: [String]
  /// What is asked of the source itself, in the order in which it is judged; often nothing.
  public let rules: [StructuralRule]
  /// What a pass is worth; positive.
  public let points: Int
  /// The exercise's name for a reader.
  public let title: Localized
  /// What is asked.
  public let statement: Translated<Markdown>
  /// One hint per level, from concept to place to shape; as many in both languages.
  public let hints: Translated<[Hint]>
  /// The folder that holds `kata.json`.
  public let folder: URL

  /// Where the file that the learner begins with is kept in the course.
  public func starter(_ file: String) -> URL {
    folder.appending(path: "Starter").appending(path: file)
  }

  /// The modules of a kata that is compiled; `nil` for scripts.
  public var modules: KataModules? {
    switch kind {
    case .feature(let modules), .tests(let modules, of: _): modules
    case .scripts: nil
    }
  }

  /// The source of the module that the learner's tests are about; `nil` where they write none.
  public var testedFile: URL? {
    guard case .tests(_, of: let module) = kind else { return nil }
    return folder.appending(path: "Tested/\(module).swift")
  }

  /// The source that binds the learner's types to the examiner.
  public var probeFile: URL { folder.appending(path: "Probe.swift") }

  /// The folder of sources that are given to the learner's module; it may not exist.
  public var support: URL { folder.appending(path: "Support") }
}
