/// What the examiner asks of a subject: to run scripts, each from the initial state.
///
/// Scripts share their stimuli through `stimuli` and name them by position, because an exploration
/// sends thousands of scripts over a handful of stimuli.
///
/// On the channel a request is one frame (a length of four bytes, little-endian, and that many bytes).
/// The answer is one frame per reading, in order: for each run, a reading after `run.quiet` stimuli
/// and one after each further stimulus. `isEager` makes the subject send each frame at once, so that
/// what was answered before a crash arrives.
package struct Request: WireValue, Hashable {
  package var stimuli: [Stimulus]
  package var runs: [Run]
  package var parts: Reading.Parts
  package var canvas: Canvas
  package var isEager: Bool

  package init(
    stimuli: [Stimulus],
    runs: [Run],
    parts: Reading.Parts,
    canvas: Canvas = Canvas(),
    isEager: Bool = false
  ) {
    self.stimuli = stimuli
    self.runs = runs
    self.parts = parts
    self.canvas = canvas
    self.isEager = isEager
  }

  /// One script.
  package struct Run: WireValue, Hashable {
    /// Positions in `stimuli`.
    package var steps: [UInt16]
    /// How many steps pass before the first reading is taken.
    package var quiet: Int
    /// What happens to a second feature in the same process, as positions in `stimuli`: each after the step of
    /// the same place, none where this is empty.
    ///
    /// Nothing is read of it.
    package var beside: [UInt16] = []

    package init(steps: [UInt16], quiet: Int, beside: [UInt16] = []) {
      self.steps = steps
      self.quiet = quiet
      self.beside = beside
    }

    /// How many readings this run is answered with.
    package var readingCount: Int { steps.count - quiet + 1 }

    package func write(to writer: inout ByteWriter) {
      writer.write(quiet)
      writer.write(steps.count)
      for step in steps { writer.write(Int(step)) }
      writer.write(beside.count)
      for step in beside { writer.write(Int(step)) }
    }

    package init(from reader: inout ByteReader) throws(WireError) {
      quiet = try reader.int()
      let count = try reader.int()
      guard quiet >= 0, count >= quiet else { throw .malformed }
      steps = try Self.positions(count, from: &reader)
      beside = try Self.positions(try reader.int(), from: &reader)
    }

    private static func positions(
      _ count: Int,
      from reader: inout ByteReader
    ) throws(WireError) -> [UInt16] {
      guard count >= 0 else { throw .malformed }
      var positions: [UInt16] = []
      for _ in 0..<count {
        guard let position = UInt16(exactly: try reader.int()) else { throw .malformed }
        positions.append(position)
      }
      return positions
    }
  }

  package func write(to writer: inout ByteWriter) {
    writer.write(stimuli)
    writer.write(runs)
    writer.write(Int(parts.rawValue))
    writer.write(canvas)
    writer.write(isEager)
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    stimuli = try reader.list()
    runs = try reader.list()
    guard let named = UInt16(exactly: try reader.int()) else { throw .malformed }
    parts = Reading.Parts(rawValue: named)
    canvas = try reader.value()
    isEager = try reader.bool()
    guard runs.allSatisfy({ ($0.steps + $0.beside).allSatisfy { $0 < stimuli.count } }) else {
      throw .malformed
    }
  }
}

/// What a screen is drawn on.
package struct Canvas: WireValue, Hashable {
  /// The columns that a row may take.
  package var columns: Int
  /// Whether marks of the views' own are drawn in ASCII; texts stay as they are.
  package var isASCII: Bool

  package init(columns: Int = 72, isASCII: Bool = false) {
    self.columns = columns
    self.isASCII = isASCII
  }

  package func write(to writer: inout ByteWriter) {
    writer.write(columns)
    writer.write(isASCII)
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    columns = try reader.int()
    isASCII = try reader.bool()
  }
}

extension Request {
  /// One script, read after its first `quiet` stimuli and after each further one.
  package init(
    script: Script,
    quiet: Int = 0,
    parts: Reading.Parts = .all,
    canvas: Canvas = Canvas(),
    isEager: Bool = false
  ) {
    var stimuli: [Stimulus] = []
    var places: [Stimulus: UInt16] = [:]
    let steps = script.map { stimulus in
      if let place = places[stimulus] { return place }
      let place = UInt16(stimuli.count)
      places[stimulus] = place
      stimuli.append(stimulus)
      return place
    }
    self.init(
      stimuli: stimuli,
      runs: [Run(steps: steps, quiet: quiet)],
      parts: parts,
      canvas: canvas,
      isEager: isEager
    )
  }
}
