package import Foundation

/// Finds the submissions that a command line means.
package enum SubmissionSearch {
  /// A submission's file and the name that its results go by.
  package struct Found: Hashable, Sendable {
    package var file: URL
    /// Unique among those found, and safe as a file's name.
    package var name: String
  }

  /// Files as they are given, and all `.json` files in and below the folders, in the order of their paths.
  ///
  /// A link in a folder is listed, so that it is reported; one that is given by name is followed by nobody either.
  ///
  /// The folder of results is passed over, where it lies in one of these.
  package static func files(_ paths: [String], except results: String? = nil) -> [Found] {
    let results = results.map { URL(filePath: $0).resolvingSymlinksInPath().path }
    var found: [Found] = []
    // The list of all grades is kept under this name.
    var names: Set = ["grades"]
    for path in paths {
      for file in isFolder(path) ? files(below: path, except: results) : [path] {
        let parts = file.dropFirst(isFolder(path) ? path.count : 0)
        let relative = isFolder(path) ? String(parts) : URL(filePath: file).lastPathComponent
        let base = safeName(relative)
        var (name, count) = (base, 1)
        while !names.insert(name).inserted {
          count += 1
          name = "\(base)~\(count)"
        }
        found.append(Found(file: URL(filePath: file), name: name))
      }
    }
    return found
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
      return name.hasSuffix(".json") ? [path] : []
    }
  }

  /// Letters, digits and a few signs of the name, at most 100 of them, without the `.json` at its end.
  static func safeName(_ path: String) -> String {
    var name = path.hasSuffix(".json") ? String(path.dropLast(5)) : path
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
