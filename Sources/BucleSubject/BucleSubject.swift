internal import CSandbox
internal import CVirtualClock
import Glibc
import Probe

/// The program a learner's kata runs in: loads the compiled kata and answers scripts.
///
/// It holds no exam.
@main
enum BucleSubject {
  static func main() {
    let isEnclosed = CommandLine.arguments.dropFirst(3) == ["enclosed"]
    guard CommandLine.arguments.count == (isEnclosed ? 4 : 3) else {
      fail(
        "usage: bucle-subject KATA.so SYMBOL [enclosed] (started by bucle, which listens on descriptor 3)"
      )
    }
    _ = bucle_hide_memory()
    if isEnclosed {
      guard bucle_supervise() == 0 else { fail("no process can be started here") }
      guard bucle_confine() == 0 else { fail("this kernel does not let a process be confined") }
    }
    // From the first line of the kata on, even one that runs while it is loaded.
    guard bucle_seal() == 0 else { fail("this kernel does not let a process be sealed") }
    bucle_virtual_clock_begin()
    guard let library = dlopen(CommandLine.arguments[1], RTLD_NOW | RTLD_LOCAL) else {
      fail(dlerror().map { String(cString: $0) } ?? "the kata cannot be loaded")
    }
    guard let symbol = dlsym(library, CommandLine.arguments[2]) else {
      fail("\(CommandLine.arguments[1]) is no kata: it has no symbol '\(CommandLine.arguments[2])'")
    }
    typealias Entry = @convention(c) () -> UnsafeMutableRawPointer
    let entry = unsafeBitCast(symbol, to: Entry.self)
    SubjectHost.run(SubjectProgram(exported: entry()), clock: bucle_virtual_clock_set)
  }

  private static func fail(_ message: String) -> Never {
    _ = "\(message)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
    exit(70)
  }
}
