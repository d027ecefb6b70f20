import Foundation

/// The shared libraries that a program has at hand before it loads anything itself, as it names them.
///
/// Reads the program's own list: a program header of `PT_DYNAMIC` leads to it, and one of `PT_LOAD` from the
/// address of its strings to their place in the file (System V ABI, chapter 5; 64 bits, little-endian).
enum LoadedLibraries {
  /// Empty where the file cannot be read as a program.
  static func of(_ program: URL) -> Set<String> {
    guard let file = try? Data(contentsOf: program, options: .alwaysMapped),
      file.prefix(6) == Data([0x7f, 0x45, 0x4c, 0x46, 2, 1])
    else { return [] }
    func number<Value: FixedWidthInteger>(_ type: Value.Type, at offset: Int) -> Int {
      guard offset >= 0, offset <= file.count - MemoryLayout<Value>.size else { return 0 }
      let value = file.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) }
      return Int(truncatingIfNeeded: Value(littleEndian: value))
    }
    let (first, size) = (number(UInt64.self, at: 32), number(UInt16.self, at: 54))
    let segments = (0..<number(UInt16.self, at: 56)).map { index in
      let place = first + index * size
      return (
        kind: number(UInt32.self, at: place), offset: number(UInt64.self, at: place + 8),
        address: number(UInt64.self, at: place + 16), size: number(UInt64.self, at: place + 32)
      )
    }
    guard let list = segments.first(where: { $0.kind == 2 }), list.size < file.count else {
      return []
    }
    let entries = stride(from: list.offset, to: list.offset + list.size, by: 16).map {
      (tag: number(UInt64.self, at: $0), value: number(UInt64.self, at: $0 + 8))
    }
    guard let strings = entries.first(where: { $0.tag == 5 })?.value,
      let home = segments.first(where: {
        $0.kind == 1 && $0.address <= strings && strings - $0.address < $0.size
      })
    else { return [] }
    let start = strings - home.address + home.offset
    return Set(
      entries.filter { $0.tag == 1 }.map { entry in
        let name = file.dropFirst(start + entry.value).prefix { $0 != 0 }
        return String(decoding: name, as: UTF8.self)
      }
    )
  }
}
