import Glibc
import Wire

/// The main program of a subject: answers scripts until the examiner closes the channel.
public enum SubjectHost {
  /// Runs a program on this thread, which must be the process's first, before any task is started.
  ///
  /// `clock` is told the nanoseconds since the start of the run whenever they change, and zero where a run
  /// ends: for the clocks of the system's libraries, which the program may look at.
  public static func run(_ program: SubjectProgram, clock: @escaping @Sendable (Int64) -> Void) {
    VirtualTime.shared.tell(clock)
    VirtualExecutors.install()
    MainActor.assumeIsolated {
      let warnings = Warnings()
      warnings.install()
      var channel = Channel()
      channel.write(program.description())
      channel.flush()
      while let frame = channel.read() {
        var reader = ByteReader(frame)
        guard let request = try? reader.value(Request.self) else { return }
        for run in request.runs {
          answer(run, of: request, with: program, warnings, on: &channel)
        }
        channel.flush()
      }
    }
  }

  @MainActor
  private static func answer(
    _ run: Request.Run,
    of request: Request,
    with program: SubjectProgram,
    _ warnings: Warnings,
    on channel: inout Channel
  ) {
    let calls = ScriptedCalls()
    let printed = PrintedOutput()
    var dismissed = false
    do {
      let feature = program.start(calls)
      feature.settle()
      let neighbour = run.beside.isEmpty ? nil : Neighbour(program)
      for index in 0...run.steps.count {
        var refusal: Refusal?
        feature.expect(reading: index >= run.quiet)
        if index > 0 {
          let stimulus = request.stimuli[Int(run.steps[index - 1])]
          if dismissed, !stimulus.isOfTheWorld {
            refusal = .dismissed
          } else {
            refusal = stimulus.apply(to: feature, calls)
            if stimulus == .dismiss { dismissed = true }
          }
          feature.settle()
          if let neighbour, run.beside.indices.contains(index - 1) {
            neighbour.meet(request.stimuli[Int(run.beside[index - 1])])
            feature.settle()
          }
        }
        guard index >= run.quiet else {
          feature.skip()
          _ = warnings.take()
          if request.parts.contains(.printed) { printed.skip() }
          continue
        }
        var reading = Reading()
        feature.read(request.parts, canvas: request.canvas, into: &reading)
        if request.parts.contains(.pending) {
          reading.calls = calls.pending
          reading.sleeps = VirtualTime.shared.remaining
        }
        if request.parts.contains(.printed) { reading.printed = printed.take() }
        let complaints = warnings.take()
        if request.parts.contains(.warnings) { reading.warnings = complaints }
        reading.refusal = refusal
        if dismissed {
          reading.isReleased = feature.isReleased
          if !feature.isReleased { reading.holders = feature.holders }
        }
        channel.write(reading)
        if request.isEager { channel.flush() }
      }
      feature.release()
      calls.cancelAll()
      neighbour?.end()
      VirtualTime.shared.settle()
      VirtualTime.shared.reset()
    }
    printed.end()
  }
}
