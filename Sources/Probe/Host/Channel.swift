import Glibc
import Wire

/// The subject's end of the verdict channel, descriptor 3.
struct Channel {
  private static let descriptor: Int32 = 3
  /// Answers are gathered up to here before they are sent, unless the request is eager.
  private static let capacity = 1 << 16

  /// A slow subject is no silent one: what it has answered so far goes out this often.
  private static let patience = Duration.milliseconds(50)

  private var output = ByteWriter()
  private var lastFlush = ContinuousClock.now

  /// Appends a value as one frame.
  mutating func write(_ value: some WireValue) {
    let mark = output.beginBlock()
    value.write(to: &output)
    output.endBlock(mark)
    if output.bytes.count >= Self.capacity || .now - lastFlush > Self.patience { flush() }
  }

  /// Sends what was gathered.
  ///
  /// The examiner's end being gone means that nobody waits: the process ends.
  mutating func flush() {
    var sent = 0
    while sent < output.bytes.count {
      let count = output.bytes[sent...].withUnsafeBytes {
        Glibc.write(Self.descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { _exit(0) }
      sent += count
    }
    output.removeAll()
    lastFlush = .now
  }

  /// The next frame, or `nil` when the examiner has closed its end.
  func read() -> [UInt8]? {
    guard let header = read(count: ByteWriter.lengthSize) else { return nil }
    return read(count: ByteWriter.length(at: header[...]))
  }

  private func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes[filled...].withUnsafeMutableBytes {
        Glibc.read(Self.descriptor, $0.baseAddress, $0.count)
      }
      if got < 0, errno == EINTR { continue }
      if got <= 0 { return nil }
      filled += got
    }
    return bytes
  }
}
