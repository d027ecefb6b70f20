import Glibc
package import Wire

/// A subject at work in its own process: scripts go in, readings come out.
///
/// The verdict channel is descriptor 3 of the child; its standard streams are files in memory that are
/// only ever shown, never believed.
package final class SubjectProcess {
  let subject: Subject
  private let child: ChildProcess
  private let channel: Descriptor
  private let output: Descriptor
  private let errors: Descriptor
  private let cancellation: Cancellation?
  private var buffer: [UInt8] = []
  private var position = 0
  private var deadline: ContinuousClock.Instant

  /// The names that the subject answers to.
  package private(set) var description = SubjectDescription(isModel: false, actions: [])

  /// Starts the subject and waits for it to say what it is.
  package convenience init(
    _ subject: Subject,
    cancellation: Cancellation? = nil
  ) throws(SubjectFailure) {
    try self.init(starting: subject, cancellation: cancellation)
    try greet()
  }

  /// Starts the subject and waits for nothing: two can start side by side, each to be greeted before
  /// it is asked anything.
  init(
    starting subject: Subject,
    cancellation: Cancellation?
  ) throws(SubjectFailure) {
    self.subject = subject
    self.cancellation = cancellation
    deadline = .now + subject.limits.wall
    do throws(PosixError) {
      let (mine, theirs) = try Descriptor.channel()
      channel = mine
      output = try Descriptor.memoryFile(named: "output")
      errors = try Descriptor.memoryFile(named: "errors")
      var streams = ChildProcess.Streams(
        input: try .nullDevice(),
        output: output,
        error: errors,
        channel: theirs
      )
      var command = subject.command
      var limits = subject.limits
      if let walls = subject.walls, case .enclosed(let bubblewrap) = walls.confinement {
        // The filter would keep bubblewrap from its work: the subject program takes it on inside.
        limits.isConfined = false
        streams.report = try .memoryFile(named: "ending")
        command = walls.enclosure.command(command + ["enclosed"], bubblewrap: bubblewrap)
      }
      child = try ChildProcess(
        command,
        environment: Self.environment,
        streams: streams,
        limits: limits
      )
    } catch {
      throw .start(error)
    }
  }

  /// Waits for the subject to say what it is.
  func greet() throws(SubjectFailure) {
    var reader = ByteReader(try frame())
    do throws(WireError) {
      description = try reader.value()
    } catch {
      throw fail(.malformed)
    }
  }

  /// Hashing is made the same in every run: what a learner iterates over must not change by chance.
  private static let environment = [
    "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no", "LANG": "C.UTF-8",
    "PATH": "/usr/bin:/bin",
  ]

  // MARK: - Talking

  /// Sends a request; its readings are then taken one by one with `frame()`.
  package func send(_ request: Request) throws(SubjectFailure) {
    deadline = .now + subject.limits.wall
    var writer = ByteWriter()
    let mark = writer.beginBlock()
    request.write(to: &writer)
    writer.endBlock(mark)
    var sent = 0
    while sent < writer.bytes.count {
      try wait(for: Int16(POLLOUT))
      let count = writer.bytes[sent...].withUnsafeBytes {
        Glibc.send(
          channel.number,
          $0.baseAddress,
          $0.count,
          Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
        )
      }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        throw ended()
      }
      sent += count
    }
  }

  /// The bytes of the next reading.
  package func frame() throws(SubjectFailure) -> ArraySlice<UInt8> {
    while true {
      let rest = buffer[position...]
      if rest.count >= ByteWriter.lengthSize {
        let length = ByteWriter.length(at: rest)
        guard length <= subject.limits.reading.bytes else {
          throw fail(.reading(subject.limits.reading))
        }
        if rest.count >= ByteWriter.lengthSize + length {
          let start = position + ByteWriter.lengthSize
          position = start + length
          return buffer[start..<position]
        }
      }
      try fill()
    }
  }

  /// The next reading, decoded.
  package func reading() throws(SubjectFailure) -> Reading {
    var reader = ByteReader(try frame())
    do throws(WireError) {
      return try reader.value()
    } catch {
      throw fail(.malformed)
    }
  }

  /// Runs one script from the initial state.
  ///
  /// - Returns: a reading after the first `quiet` stimuli and one after each further stimulus.
  package func run(
    _ script: Script,
    quiet: Int = 0,
    parts: Reading.Parts = .all,
    width: Int = 72,
    isASCII: Bool = false
  ) throws(SubjectFailure) -> [Reading] {
    let request = Request(
      script: script,
      quiet: quiet,
      parts: parts,
      canvas: Canvas(columns: width, isASCII: isASCII),
      isEager: true
    )
    try send(request)
    var readings: [Reading] = []
    for _ in quiet...script.count { readings.append(try reading()) }
    return readings
  }

  /// Ends the subject and all that it started.
  package func close() {
    child.kill()
  }

  /// What the subject has printed on both streams and nobody has taken as part of a reading.
  package var printed: String {
    output.contents() + errors.contents()
  }

  // MARK: - Waiting

  private func fill() throws(SubjectFailure) {
    if position > 0 {
      buffer.removeSubrange(..<position)
      position = 0
    }
    try wait(for: Int16(POLLIN))
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: 1 << 16))
    let count = buffer[start...].withUnsafeMutableBytes {
      read(channel.number, $0.baseAddress, $0.count)
    }
    buffer.removeLast(buffer.count - start - max(0, count))
    if count == 0 || (count < 0 && errno != EINTR) { throw ended() }
  }

  private func wait(for events: Int16) throws(SubjectFailure) {
    while true {
      let left = min(subject.limits.silence, deadline - .now)
      guard left > .zero else { throw fail(.silence(subject.limits.wall)) }
      var entries = [
        pollfd(fd: channel.number, events: events, revents: 0),
        pollfd(fd: cancellation?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      let result = poll(&entries, 2, Int32(left / .milliseconds(1)) + 1)
      if result < 0, errno == EINTR { continue }
      if entries[1].revents != 0 { throw fail(.cancelled) }
      if entries[0].revents != 0 { return }
      if result == 0 { throw fail(.silence(subject.limits.silence)) }
    }
  }

  // MARK: - Ending

  /// Ends the subject for a reason that we found, unless the kernel had ended it for one of its own.
  private func fail(_ failure: SubjectFailure) -> SubjectFailure {
    child.kill()
    return failure
  }

  private func isSpent(_ ending: ChildProcess.Ending) -> Bool {
    ending.cpu >= .seconds(subject.limits.cpuSeconds)
  }

  /// Why the channel closed under us.
  private func ended() -> SubjectFailure {
    // Closing the channel is no ending: a subject that only does that is ended here.
    guard let ending = try? child.wait(atMost: .milliseconds(500)) else { return .closedChannel }
    let message = errors.contents()
    switch ending.cause {
    case .exit(let code): return .exit(code: code, message: message)
    case .signal(SIGXFSZ): return .output(subject.limits.output)
    case .signal(SIGSYS): return .process
    // Anyone can raise the signal; the time used is the kernel's own word.
    case .signal(SIGXCPU) where isSpent(ending), .signal(SIGKILL) where isSpent(ending):
      return .cpu(seconds: subject.limits.cpuSeconds)
    case .signal(let number):
      // A refused allocation ends as a trap: the peak tells it from other traps.
      let isFull = ending.peakMemory.bytes > subject.limits.memory.bytes / 4 * 3
      return isFull || message.contains("could not allocate memory")
        ? .memory(subject.limits.memory) : .crash(signal: number, message: message)
    }
  }
}
