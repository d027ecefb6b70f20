import Foundation

/// What a name in a folder stands for.
enum FileKind: Equatable {
  case file
  case folder
  case link
  /// A device, a pipe or a socket.
  case other

  /// Reads the type bits of `st_mode` (POSIX.1-2017, `<sys/stat.h>`).
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}
