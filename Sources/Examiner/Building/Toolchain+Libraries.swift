package import Foundation

extension Toolchain {
  /// Those of the toolchain's libraries that compiled files ask for, as arguments of the linker.
  ///
  /// The linker would open every library that it is given, which takes longer than the rest of its work. Those
  /// that the program to be loaded into has at hand need not be among them.
  package func libraries(wantedBy objects: [URL], atHand: Set<String> = []) -> [String] {
    let folder = resources.appending(path: "linux").path
    let wanted = objects.reduce(into: ["swiftCore"] as Set) { names, object in
      names.formUnion((try? Data(contentsOf: object)).map(Self.libraries) ?? [])
    }
    let present = wanted.sorted().filter {
      !atHand.contains("lib\($0).so")
        && FileManager.default.fileExists(atPath: "\(folder)/lib\($0).so")
    }
    return (present + ["c"]).map { "-l\($0)" }
  }

  /// What stands in an object as `-lNAME`: the compiler notes the library of each imported module so.
  private static func libraries(in object: Data) -> Set<String> {
    var names: Set<String> = []
    object.withUnsafeBytes { bytes in
      for dash in bytes.indices.dropLast() where bytes[dash] == 0x2d && bytes[dash + 1] == 0x6c {
        let name = bytes[(dash + 2)...].prefix { $0 != 0 }
        if name.allSatisfy(isPlain) { names.insert(String(decoding: name, as: UTF8.self)) }
      }
    }
    return names
  }

  /// A letter, a digit or a low line: a text of the learner's may look like a path.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x5f, 0x61...0x7a: true
    default: false
    }
  }
}
