public import Foundation

extension Workspace {
  static let scriptFolder = "scripts"

  /// Whether a name is fit for a script's file: letters, digits, `-` and `_`, at most 64 of them.
  public static func isScriptName(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count)
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  /// Keeps what a learner did as a text of their own, in the folder `scripts`.
  ///
  /// - Returns: Where it lies, or `nil` where the name is taken; what lies there stays.
  public func saveScript(_ name: String, _ text: String) throws(WorkspaceError) -> URL? {
    let root = try open()
    let folder = try open(Self.scriptFolder, in: root)
    let path = Self.path(name)
    let isMade = try Self.naming(path) { () throws(PosixError) in
      try folder.create("\(name).txt", Data(text.utf8))
    }
    return isMade ? self.root.appending(path: path, directoryHint: .notDirectory) : nil
  }

  /// The text of a script; throws `missingFile` where there is none of that name.
  public func script(_ name: String) throws(WorkspaceError) -> String {
    let root = try open()
    let folder = try open(Self.scriptFolder, in: root)
    let path = Self.path(name)
    switch try Self.kind("\(name).txt", path: path, in: folder) {
    case .file: break
    case .link: throw .link(path: path)
    case .folder, .other: throw .unexpectedKind(path: path)
    case nil: throw .missingFile(path: path)
    }
    let bytes = try Self.naming(path) { () throws(PosixError) in try folder.read("\(name).txt") }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func path(_ name: String) -> String { "\(scriptFolder)/\(name).txt" }
}
