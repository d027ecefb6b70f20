package import Foundation

/// The submissions that a command line means.
package struct SubmissionSearch {
  /// A submission's file and the name that its results go by.
  package struct Found: Hashable, Sendable {
    package var file: URL
    /// Unique among those found, and safe as a file's name.
    package var name: String
  }

  /// Files as they were given, and all `.json` files in and below the folders, in the order of their paths.
  ///
  /// A link in a folder is listed, so that it is reported; one that is given by name is followed by nobody either.
  package private(set) var found: [Found] = []
  /// The paths that lead nowhere, as they were given.
  package private(set) var missing: [String] = []
  /// How many files in the folders are called something else.
  package private(set) var passedOver = 0

  /// Passes over the folder of results, where it lies in one of these.
  package init(_ paths: [String], except results: String? = nil) {
    let results = results.map { URL(filePath: $0).resolvingSymlinksInPath().path }
    // The list of all grades is kept under this name.
    var names: Set = ["grades"]
    for path in paths {
      var status = stat()
      guard lstat(path, &status) == 0 || errno != ENOENT else {
        missing.append(path)
        continue
      }
      let isFolder = Self.isFolder(path)
      let files = isFolder ? Self.files(below: path, except: results) : [path]
      let submissions = isFolder ? files.filter { $0.lowercased().hasSuffix(".json") } : files
      passedOver += files.count - submissions.count
      for file in submissions {
        let relative =
          isFolder ? String(file.dropFirst(path.count)) : URL(filePath: file).lastPathComponent
        let base = Self.safeName(relative)
        var (name, count) = (base, 1)
        while !names.insert(name).inserted {
          count += 1
          name = "\(base)~\(count)"
        }
        found.append(Found(file: URL(filePath: file), name: name))
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static let depth = 6

  private static func files(
    below folder: String,
    except results: String?,
    depth: Int = depth
  ) -> [String] {
    if let results, URL(filePath: folder).resolvingSymlinksInPath().path == results { return [] }
    guard depth > 0,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return [] }
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if isFolder(path) { return files(below: path, except: results, depth: depth - 1) }
      return [path]
    }
  }

  /// Letters, digits and a few signs of the name, at most 100 of them, without the `.json` at its end.
  static func safeName(_ path: String) -> String {
    var name = path.lowercased().hasSuffix(".json") ? String(path.dropLast(5)) : path
    while name.hasPrefix("/") { name.removeFirst() }
    let safe = name.unicodeScalars.prefix(100).map { scalar -> Character in
      let isSafe =
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "-_.~ ".unicodeScalars.contains(scalar)
      return isSafe ? Character(scalar) : "_"
    }
    let text = String(safe)
    return text.isEmpty || text.hasPrefix(".") ? "_" + text.drop { $0 == "." } : text
  }
}
