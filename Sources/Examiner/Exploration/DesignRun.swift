package import Wire

/// Runs a learner's script on a flawed design and says how far it comes.
package struct DesignRun: Sendable {
  package var trace: Counterexample.Trace
  package var ending: Ending

  package enum Ending: Sendable {
    /// The violation is seen; the trace ends there.
    case reached
    /// The script is over, and so many of the design's stages were seen.
    case short(seen: Int)
    /// The stimulus after the trace could not be applied.
    case refused(Refusal)
    /// The design's program ended at the stimulus after the trace.
    case ended(SubjectFailure)
  }

  /// Starts from the design's initial state; throws what kept the script from being run at all.
  package init(
    _ script: Script,
    on design: FlawedDesign,
    in process: SubjectProcess
  ) throws(SubjectFailure) {
    trace = Counterexample.Trace(script: [], readings: [])
    try process.send(Request(script: script, parts: .all, isEager: true))
    trace.readings.append(try process.reading())
    var stages = design.stages[...]
    for stimulus in script {
      let reading: Reading
      do throws(SubjectFailure) {
        reading = try process.reading()
      } catch {
        if error == .cancelled { throw error }
        ending = .ended(error)
        return
      }
      if let refusal = reading.refusal {
        ending = .refused(refusal)
        return
      }
      let before = trace.readings[trace.readings.count - 1]
      let moment = FlawedDesign.Moment(before: before, after: reading)
      trace.script.append(stimulus)
      trace.readings.append(reading)
      while let stage = stages.first, stage.isSeen(moment) { stages.removeFirst() }
      if stages.isEmpty {
        ending = .reached
        return
      }
    }
    ending = .short(seen: design.stages.count - stages.count)
  }
}
