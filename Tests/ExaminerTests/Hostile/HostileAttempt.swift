import Examiner
import Foundation
import Testing

/// One thing that a file tries which no wall lets it do; many fit into one file.
struct HostileAttempt: Sendable {
  var name: String
  /// What is true in the file if it got what it was after.
  var success: String

  /// Where the tests keep what a hostile file is after.
  static let prey = FileManager.default.temporaryDirectory
    .appending(path: "bucle-presa-\(ProcessInfo.processInfo.processIdentifier)")
  /// A file there that is to be neither read nor harmed.
  static let gradebook = prey.appending(path: "notas.sqlite")

  /// Only bubblewrap keeps a file from these.
  static let reading: [HostileAttempt] =
    [
      ("reads the reference solution's program", Course.installation.referenceProgram.path),
      ("reads the modules of the exams", Course.installation.programs.path + "/Modules"),
      ("reads the gradebook", gradebook.path),
      ("reads the course", Course.root.path + "/lessons"),
      ("reads a file of the user's home", fileAtHome),
      ("reads the users", "/etc/passwd"),
      ("reads the terminals", "/dev/pts"),
      ("reads its parent's memory", "/proc/\\(getppid())/mem"),
      ("reads the memory of the tool", "/proc/\(getpid())/mem"),
    ].map { name, path in
      HostileAttempt(name: name, success: "open(\"\(path)\", O_RDONLY) >= 0")
    } + [
      HostileAttempt(
        name: "reads what other katas were compiled to",
        success: "entradas(\"\(Course.installation.cache.path)/katas\") > 1"
      ),
      HostileAttempt(
        name: "sees other processes",
        success: "entradas(\"/proc/\(getpid())\") > 0"
      ),
    ]

  static let writing: [HostileAttempt] = [
    ("writes outside", "open(\"\(prey.path)/nuevo\", O_CREAT | O_WRONLY, 0o600) >= 0"),
    ("writes over the gradebook", "open(\"\(gradebook.path)\", O_RDWR | O_TRUNC) >= 0"),
    ("empties the gradebook", "truncate(\"\(gradebook.path)\", 0) == 0"),
    ("deletes the gradebook", "unlink(\"\(gradebook.path)\") == 0"),
    ("renames the gradebook", "rename(\"\(gradebook.path)\", \"\(prey.path)/otro\") == 0"),
    ("opens the gradebook to everybody", "chmod(\"\(gradebook.path)\", 0o777) == 0"),
    (
      "opens the gradebook to everybody, by a descriptor",
      "fchmod(open(\"\(gradebook.path)\", O_RDONLY), 0o777) == 0"
    ),
    (
      "locks others out of the gradebook",
      "flock(open(\"\(gradebook.path)\", O_RDONLY), LOCK_EX | LOCK_NB) == 0"
    ),
    ("locks a part of the gradebook", "bloquea(F_SETLK)"),
    // F_OFD_SETLK, which the C library only names on request.
    ("locks a part of the gradebook for good", "bloquea(37)"),
    (
      // F_SETLEASE.
      "is told when others open the gradebook",
      "fcntl(open(\"\(gradebook.path)\", O_RDONLY), 1024, Int32(F_RDLCK)) == 0"
    ),
    (
      "gives the gradebook away, by a descriptor",
      "fchown(open(\"\(gradebook.path)\", O_RDONLY), 1, 1) == 0"
    ),
    ("marks the gradebook for its file system", "marca()"),
    ("leaves memory behind", "shmget(IPC_PRIVATE, 4096, 0o600) >= 0"),
    ("leaves a semaphore behind", "semget(IPC_PRIVATE, 1, 0o600) >= 0"),
    ("leaves a queue behind", "msgget(IPC_PRIVATE, 0o600) >= 0"),
    ("has memory that no limit counts", "memoria(\"x\", 0) >= 0"),
    ("raises its limits", "sube()"),
    ("slows its parent", "frena()"),
    ("has a root of its own", "chroot(\"/\") == 0"),
    ("lays a link", "symlink(\"/etc/passwd\", \"\(prey.path)/enlace\") == 0"),
    ("makes a folder", "mkdir(\"\(prey.path)/carpeta\", 0o700) == 0"),
    ("writes a file of odd name", #"creat("/tmp/-rf \n*", 0o600) >= 0"#),
    ("fills the disk", #"(0..<1000).contains { creat("/tmp/bucle-\($0)", 0o600) >= 0 }"#),
    ("calls the network", "socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0"),
    ("leaves its group", "setsid() >= 0 || setpgid(0, 0) == 0"),
    ("kills its parent", "kill(getppid(), SIGKILL) == 0"),
    (
      "probes the environment",
      "([\"HOME\", \"USER\", \"BUCLE_COURSE\"] as [String]).contains { getenv($0) != nil }"
    ),
    (
      "loads the reference into itself",
      "dlopen(\"\(Course.installation.referenceProgram.path)\", RTLD_NOW) != nil"
    ),
  ].map { HostileAttempt(name: $0, success: $1) }

  private static var fileAtHome: String {
    let home = NSHomeDirectory()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
    var isFolder: ObjCBool = true
    let file = names.map { "\(home)/\($0)" }.first {
      FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && !isFolder.boolValue
    }
    return file ?? "\(home)/.profile"
  }

  /// A file that makes all these attempts and tells which one succeeded.
  static func file(_ name: String, _ attempts: [HostileAttempt]) -> HostileFile {
    HostileFile(
      name: name,
      deed: attempts.map {
        "if (\($0.success)) { print(\"LOGRADO \($0.name)\"); state.cuenta = -77 }"
      }
      .joined(separator: "\n"),
      outside: """
        func entradas(_ path: String) -> Int {
          guard let folder = opendir(path) else { return 0 }
          var count = -2
          while readdir(folder) != nil { count += 1 }
          return count
        }
        @_silgen_name("memfd_create") func memoria(_ name: UnsafePointer<CChar>, _ flags: UInt32) -> Int32
        func bloquea(_ command: Int32) -> Bool {
          var lock = flock(l_type: Int16(F_RDLCK), l_whence: 0, l_start: 0, l_len: 1, l_pid: 0)
          return fcntl(open("\(gradebook.path)", O_RDONLY), command, &lock) == 0
        }
        func marca() -> Bool {
          // FS_IOC_SETFLAGS: "leave it out of dumps", which a file's owner may say.
          var flags = 0x40
          return ioctl(open("\(gradebook.path)", O_RDONLY), 0x4008_6602, &flags) == 0
        }
        func sube() -> Bool {
          var limit = rlimit(rlim_cur: .max, rlim_max: .max)
          return setrlimit(Int32(RLIMIT_CPU.rawValue), &limit) == 0
        }
        func frena() -> Bool {
          var priority = sched_param()
          return sched_setscheduler(getppid(), 3, &priority) == 0
        }
        """,
      fate: .passes
    )
  }
}

extension HostileAttempt {
  /// Lays out what the files are after, once for the suite, and takes it away.
  struct Prey: SuiteTrait, TestScoping {
    func provideScope(
      for test: Test,
      testCase: Test.Case?,
      performing body: @Sendable () async throws -> Void
    ) async throws {
      let manager = FileManager.default
      try manager.createDirectory(at: HostileAttempt.prey, withIntermediateDirectories: true)
      defer { try? manager.removeItem(at: HostileAttempt.prey) }
      try Data("notas".utf8).write(to: HostileAttempt.gradebook)
      try await body()
    }
  }
}
