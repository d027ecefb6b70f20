/// The files that a program enclosed by bubblewrap sees, besides the system's shared libraries.
package struct Enclosure: Sendable, Hashable {
  /// Files and folders at their own paths, links followed; what is not there is not there inside.
  package var readable: [String]
  package var writable: [String]
  /// The most processes and threads inside, from which the kernel exempts root; `nil` for no limit.
  package var processes: Int?

  package init(readable: [String], writable: [String], processes: Int? = nil) {
    self.readable = readable
    self.writable = writable
    self.processes = processes
  }

  /// What fits into the folder of temporary files, which ends with the program.
  private static let temporary = ByteCount.mebibytes(64)

  /// The command that runs another inside.
  ///
  /// No `--new-session`: every child of ours leads a session already, and what bubblewrap starts must
  /// stay in its group, to be killed with it.
  func command(_ inner: [String], bubblewrap: String, folder: String? = nil) -> [String] {
    var command = [bubblewrap, "--unshare-all", "--unshare-user", "--cap-drop", "ALL"]
    command += ["--die-with-parent", "--hostname", "bucle"]
    for place in ["/usr/lib", "/usr/lib64"] { command += ["--ro-bind-try", place, place] }
    for place in ["/lib", "/lib64", "/bin"] { command += ["--symlink", "usr\(place)", place] }
    for file in ["/etc/ld.so.cache", "/etc/localtime", "/usr/share/zoneinfo"] {
      command += ["--ro-bind-try", file, file]
    }
    // Not `--dev`, which brings the terminals along.
    for device in ["null", "zero", "urandom", "random"] {
      command += ["--dev-bind", "/dev/\(device)", "/dev/\(device)"]
    }
    command += ["--proc", "/proc", "--size", "\(Self.temporary.bytes)", "--tmpfs", "/tmp"]
    for place in readable { command += ["--ro-bind-try", place, place] }
    for place in writable { command += ["--bind", place, place] }
    command += ["--chdir", folder ?? "/", "--"]
    // Not before bubblewrap starts: outside, the limit would count all that the user runs.
    if let processes { command += ["/usr/bin/prlimit", "--nproc=\(processes)"] }
    return command + inner
  }
}
