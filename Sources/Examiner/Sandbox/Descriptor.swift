internal import CSandbox
import Glibc

/// A file descriptor that is closed when its last owner goes.
package final class Descriptor: Sendable {
  package let number: Int32

  package init(owning number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// An anonymous file in memory, for what a child prints.
  package static func memoryFile(named name: String) throws(PosixError) -> Descriptor {
    try adopt(bucle_memory_file(name), "make a memory file")
  }

  /// The null device, for a child that has nothing to read.
  package static func nullDevice() throws(PosixError) -> Descriptor {
    let number = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard number >= 0 else { throw PosixError("open /dev/null") }
    return Descriptor(owning: number)
  }

  /// A file to be read from its start.
  package static func reading(_ path: String) throws(PosixError) -> Descriptor {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw PosixError("open \(path)") }
    return Descriptor(owning: number)
  }

  /// Two ends of a channel on which bytes keep their order and nothing else can be read or written.
  package static func channel() throws(PosixError) -> (Descriptor, Descriptor) {
    var ends: [Int32] = [0, 0]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw PosixError("make a channel") }
    return (Descriptor(owning: ends[0]), Descriptor(owning: ends[1]))
  }

  /// The first and the last bytes of a file, `limit` at most, as text; a note says how much lies between.
  package func contents(limit: Int = 16_384) -> String {
    // Not by seeking: a child that has the same file shares its position.
    var status = stat()
    guard fstat(number, &status) == 0 else { return "" }
    let size = Int(status.st_size)
    guard size > limit else { return read(from: 0, count: size) }
    let half = limit / 2
    return read(from: 0, count: half) + "\n[… \(size - 2 * half) bytes …]\n"
      + read(from: size - half, count: half)
  }

  private func read(from offset: Int, count: Int) -> String {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      guard let base = buffer.baseAddress else { return }
      filled = max(0, pread(number, base, count, off_t(offset)))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func adopt(_ result: Int32, _ operation: String) throws(PosixError) -> Descriptor {
    guard result >= 0 else { throw PosixError(code: -result, operation) }
    return Descriptor(owning: result)
  }
}
