package import Foundation
import Glibc

/// The Swift toolchain that compiles katas.
package struct Toolchain: Sendable {
  /// The folder of `swift-frontend` and `ld.lld`.
  package var programs: URL
  /// `usr/lib/swift`.
  package var resources: URL

  /// The toolchain of the first `swiftc` on the search path, seen through links and toolchain managers.
  package init(environment: [String: String]) throws(ToolchainError) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let manager = FileManager.default
    guard
      let driver = folders.lazy.map({ $0 + "/swiftc" })
        .first(where: { manager.isExecutableFile(atPath: $0) })
    else { throw .notFound(searched: folders) }
    let real = URL(filePath: driver).resolvingSymlinksInPath()
    let beside = real.deletingLastPathComponent()
    if manager.isExecutableFile(atPath: beside.appending(path: "swift-frontend").path) {
      self.init(programs: beside)
    } else {
      self.init(programs: try Self.behindManager(driver, environment: environment))
    }
    for program in [frontend, linker] where !manager.isExecutableFile(atPath: program.path) {
      throw .incomplete(missing: program.path)
    }
  }

  private init(programs: URL) {
    self.programs = programs
    resources = programs.deletingLastPathComponent().appending(path: "lib/swift")
  }

  package var frontend: URL { programs.appending(path: "swift-frontend") }
  package var linker: URL { programs.appending(path: "ld.lld") }

  /// What every compilation is told: the target, and where macros of the standard library live.
  package var frontendArguments: [String] {
    let host = resources.appending(path: "host").path
    return [
      frontend.path, "-frontend", "-target", "\(Self.architecture)-unknown-linux-gnu",
      "-disable-objc-interop", "-no-color-diagnostics", "-diagnostic-style", "llvm",
      "-in-process-plugin-server-path", "\(host)/libSwiftInProcPluginServer.so",
      "-plugin-path", "\(host)/plugins",
    ]
  }

  /// What a shared object of Swift code is linked with.
  package var linkerArguments: [String] {
    let libraries = resources.appending(path: "linux").path
    return [
      linker.path, "-shared", "--hash-style=gnu", "-L", libraries, "-rpath", libraries,
      // Debian's multiarch folder, for the part of the C library that is linked into each object.
      "-L", "/usr/lib/\(Self.architecture)-linux-gnu",
      "\(libraries)/\(Self.architecture)/swiftrt.o",
    ]
  }

  private static var architecture: String {
    #if arch(arm64)
    "aarch64"
    #else
    "x86_64"
    #endif
  }

  /// Asks the compiler itself where it lies: a manager's `swiftc` is a program that starts another.
  private static func behindManager(
    _ driver: String,
    environment: [String: String]
  ) throws(ToolchainError) -> URL {
    struct TargetInfo: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    do {
      let output = try Descriptor.memoryFile(named: "target-info")
      let silence = try Descriptor.nullDevice()
      // The driver leaves an empty folder there whatever it is asked.
      let scratch = try ScratchFolder(
        in: FileManager.default.temporaryDirectory.appending(path: "bucle-toolchain-\(getuid())")
      )
      let child = try ChildProcess(
        [driver, "-print-target-info"],
        environment: environment.merging(["TMPDIR": scratch.url.path]) { $1 },
        streams: .init(input: silence, output: output, error: silence),
        limits: .compiler
      )
      _ = try withExtendedLifetime(scratch) { try child.wait(atMost: .seconds(20)) }
      let info = try JSONDecoder().decode(TargetInfo.self, from: Data(output.contents().utf8))
      return URL(filePath: info.paths.runtimeResourcePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "bin")
    } catch {
      throw .unanswered(driver: driver, reason: String(describing: error))
    }
  }
}

/// Why there is no toolchain to compile katas with.
package enum ToolchainError: Error, Sendable, Hashable {
  case notFound(searched: [String])
  case incomplete(missing: String)
  case unanswered(driver: String, reason: String)
}
