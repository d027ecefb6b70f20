import Examiner
import Glibc
import Synchronization

/// Hears when a file is saved in one of several folders, by inotify(7).
final class SaveWatch: Sendable {
  private let notifier: Descriptor
  /// The kernel's number of each folder that is watched, with its path.
  private let folders = Mutex<[Int32: String]>([:])

  /// Throws where the kernel gives no more of them.
  init() throws(PosixError) {
    let number = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard number >= 0 else { throw PosixError("watch files") }
    notifier = Descriptor(owning: number)
  }

  /// Watches a folder; twice is once, and one that does not exist is left out.
  func watch(_ folder: String) {
    // An editor either writes the file or puts a new one in its place.
    let number = inotify_add_watch(notifier.number, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO))
    guard number >= 0 else { return }
    folders.withLock { $0[number] = folder }
  }

  /// Waits until something is saved, and returns the folders that it was saved in.
  ///
  /// Returns `nil` once `stop` is asked for.
  func next(until stop: Cancellation) -> Set<String>? {
    while true {
      var entries = [
        pollfd(fd: stop.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: notifier.number, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&entries, 2, -1) < 0 { continue }
      if entries[0].revents != 0 { return nil }
      let saved = read()
      if !saved.isEmpty { return saved }
    }
  }

  private func read() -> Set<String> {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = Glibc.read(notifier.number, &bytes, bytes.count)
    var saved: Set<String> = []
    var place = 0
    let head = MemoryLayout<inotify_event>.size
    while place + head <= count {
      let event = bytes.withUnsafeBytes { buffer in
        buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
      }
      if let folder = folders.withLock({ $0[event.wd] }) { saved.insert(folder) }
      place += head + Int(event.len)
    }
    return saved
  }
}
