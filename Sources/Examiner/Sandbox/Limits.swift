/// What a child process may use before it is ended.
///
/// An exam may have two of a learner's processes at work at once, and starts fresh ones after a check that fails.
package struct Limits: Sendable, Hashable {
  /// How long the child may stay silent while an answer is owed.
  package var silence: Duration
  /// How long one whole piece of work may take by the clock on the wall.
  package var wall: Duration
  package var cpuSeconds: Int
  package var memory: ByteCount
  /// The most that the child may write to any one file, its standard output among them.
  package var output: ByteCount
  /// The most that one reading of the whole state may take.
  package var reading = ByteCount.mebibytes(64)
  /// Refuses other processes, the network, changes in the file system, and signals to anyone else.
  package var isConfined: Bool

  package init(
    silence: Duration,
    wall: Duration,
    cpuSeconds: Int,
    memory: ByteCount,
    output: ByteCount,
    isConfined: Bool
  ) {
    self.silence = silence
    self.wall = wall
    self.cpuSeconds = cpuSeconds
    self.memory = memory
    self.output = output
    self.isConfined = isConfined
  }

  /// For a learner's program: enough for every exam a hundred times over.
  package static let subject = Limits(
    silence: .seconds(2),
    wall: .seconds(20),
    cpuSeconds: 10,
    memory: .mebibytes(1024),
    output: .mebibytes(8),
    isConfined: true
  )

  /// For the compiler on a kata's files.
  ///
  /// It starts the macro plugin, so it may start processes. A kata keeps it busy for a fifth of a second, and
  /// ten times that where it has to read the C library's headers first: what is at it for longer than this on
  /// a slow machine will not end. By the clock it has more time, for a machine that is busy with other things.
  package static let compiler = Limits(
    silence: .seconds(60),
    wall: .seconds(60),
    cpuSeconds: 20,
    memory: .mebibytes(4096),
    output: .mebibytes(64),
    isConfined: false
  )
}

/// An amount of memory or of file.
package struct ByteCount: Sendable, Hashable, Codable, Comparable {
  package var bytes: Int

  package static func mebibytes(_ count: Int) -> ByteCount {
    ByteCount(bytes: count << 20)
  }

  package var mebibytes: Int { bytes >> 20 }

  package static func < (one: ByteCount, other: ByteCount) -> Bool {
    one.bytes < other.bytes
  }
}
