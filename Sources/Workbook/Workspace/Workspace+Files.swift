import Foundation

extension Workspace {
  /// What became of one of a kata's files.
  public enum Placement: Hashable, Sendable {
    /// The learner had none and now has the starter.
    case created
    /// The learner's own file stayed as it is.
    case kept
  }

  /// Gives the learner those starter files of a kata that are missing, and changes no other.
  ///
  /// - Parameter kata: A kata of a checked course.
  /// - Returns: What became of each file, by its name.
  /// - Throws: The first obstacle; files placed before it stay.
  @discardableResult
  public func prepare(_ kata: Kata) throws(WorkspaceError) -> [String: Placement] {
    let root = try open()
    let folder = try open(kata.id.rawValue, in: root)
    var placements: [String: Placement] = [:]
    for name in kata.files { placements[name] = try place(name, of: kata, in: folder) }
    return placements
  }

  /// Reads a kata's files.
  ///
  /// - Parameter kata: A kata of a checked course.
  /// - Returns: All files of the kata, in its order.
  /// - Throws: The first file that is missing or no regular file.
  public func files(of kata: Kata) throws(WorkspaceError) -> KataFiles {
    let root = try open()
    guard try Self.kind(kata.id.rawValue, path: kata.id.rawValue, in: root) != nil else {
      throw .missingFile(path: kata.id.rawValue)
    }
    let folder = try open(kata.id.rawValue, in: root)
    var files: [KataFiles.File] = []
    for name in kata.files {
      let path = "\(kata.id)/\(name)"
      switch try Self.kind(name, path: path, in: folder) {
      case .file: break
      case .link: throw .link(path: path)
      case .folder, .other: throw .unexpectedKind(path: path)
      case nil: throw .missingFile(path: path)
      }
      do {
        files.append(KataFiles.File(name: name, contents: try folder.read(name)))
      } catch {
        throw .system(error, path: path)
      }
    }
    return KataFiles(files: files)
  }

  /// Puts one starter file in place unless something stands there.
  func place(
    _ name: String,
    of kata: Kata,
    in folder: borrowing FolderHandle
  ) throws(WorkspaceError) -> Placement {
    let path = "\(kata.id)/\(name)"
    switch try Self.kind(name, path: path, in: folder) {
    case .file: return .kept
    case .link: throw .link(path: path)
    case .folder, .other: throw .unexpectedKind(path: path)
    case nil: break
    }
    let starter = kata.starter(name).path(percentEncoded: false)
    guard let contents = FileManager.default.contents(atPath: starter) else {
      throw .missingStarter(path: starter)
    }
    do {
      return try folder.create(name, contents) ? .created : .kept
    } catch {
      throw .system(error, path: path)
    }
  }
}
