import Examiner
import Glibc

extension HostileFile {
  static let silence = Duration.milliseconds(400)

  static let endings: [HostileFile] = [
    HostileFile(
      name: "recurses without end",
      deed: "state.cuenta = hondo(state.cuenta) + state.cuenta",
      outside: "@inline(never) func hondo(_ n: Int) -> Int { 1 + hondo(n + 1) + n }",
      fate: .crashes(signal: SIGSEGV)
    ),
    HostileFile(name: "aborts", deed: "abort()", fate: .crashes(signal: SIGABRT)),
    HostileFile(
      name: "kills itself",
      deed: "kill(getpid(), SIGKILL)",
      fate: .crashes(signal: SIGKILL)
    ),
    HostileFile(
      name: "feigns to have used up its time",
      deed: "raise(SIGXCPU)",
      fate: .crashes(signal: SIGXCPU)
    ),
    HostileFile(
      name: "ends without a farewell, as if all were well",
      deed: "_exit(0)",
      fate: .ends(.exit(code: 0, message: ""))
    ),
    HostileFile(
      name: "ends while it is loaded",
      deed: "SAQUEO",
      outside: """
        @_section(".init_array") @_used
        nonisolated(unsafe) let hook: @convention(c) () -> Void = { exit(0) }
        """,
      fate: .doesNotStart
    ),
    HostileFile(
      name: "starts a process by a function's bare name",
      deed: "_ = bifurca()",
      outside: "@_silgen_name(\"fork\") func bifurca() -> Int32",
      fate: .ends(.process)
    ),
    HostileFile(
      name: "finds a forbidden function with dlopen",
      deed: """
        typealias Fork = @convention(c) () -> Int32
        let fork = dlsym(dlopen("libc.so.6", RTLD_NOW), "fork")!
        _ = unsafeBitCast(fork, to: Fork.self)()
        """,
      fate: .ends(.process)
    ),
    HostileFile(
      name: "floods its error stream",
      deed: "while true { write(2, \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\", 32) }",
      fate: .ends(.output(.mebibytes(1)))
    ),
    HostileFile(name: "sleeps in earnest", deed: "sleep(1000)", fate: .ends(.silence(silence))),
    HostileFile(
      name: "blocks the executor",
      imports: "import Dispatch",
      deed: "DispatchSemaphore(value: 0).wait()",
      fate: .ends(.silence(silence))
    ),
    HostileFile(
      name: "is deaf to signals",
      deed: "for number in 1..<32 { signal(Int32(number), SIG_IGN) }; while true {}",
      fate: .ends(.silence(silence))
    ),
    HostileFile(
      name: "listens in on the channel",
      deed: "var byte: UInt8 = 0; while true { read(3, &byte, 1) }",
      fate: .ends(.silence(silence))
    ),
    HostileFile(
      name: "has a state larger than a reading may be",
      deed: "state.peso = String(repeating: \"a\", count: 2 << 20)",
      field: "; var peso = \"\"",
      fate: .ends(.reading(.mebibytes(1)))
    ),
    HostileFile(
      name: "has threads of its own",
      deed: """
        var thread = pthread_t()
        for _ in 0..<4 { pthread_create(&thread, nil, { _ in while true { sched_yield() } }, nil) }
        """,
      fate: .passes
    ),
    HostileFile(
      name: "detaches a task that never ends",
      deed: "Task.detached { while true { sched_yield() } }",
      fate: .ends(.silence(silence))
    ),
  ]
}
