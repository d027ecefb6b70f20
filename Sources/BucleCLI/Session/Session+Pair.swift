import Bilingual
import Wire
import Workbook

extension Session {
  /// What two features that were driven at once answered, stimulus by stimulus.
  struct Pair: Hashable {
    var features: [LiveFeature]
    /// Of each feature, as many readings as of the other.
    var readings: [[Reading]]
    /// The way that the last stimulus took in each; `nil` where it was not taken.
    var loops: [Loop?] = []

    /// `nil` where one feature ran alone, or the two have nothing to do with each other.
    init?(_ run: Run, _ readings: [[Reading]]) {
      guard run.parts.count == 2, run.parts.allSatisfy(\.isBeside), readings.count == 2 else {
        return nil
      }
      features = run.parts.map(\.feature)
      self.readings = readings
    }

    init(features: [LiveFeature], readings: [[Reading]]) {
      self.features = features
      self.readings = readings
    }

    /// The calls that either of them waits for, each once: an answer goes by its number here.
    var calls: [Stimulus.Call] { Self.calls(in: readings.compactMap(\.last)) }

    fileprivate func loops(of stimulus: Stimulus) -> [Loop?] {
      readings.map { readings in
        guard let before = readings.first, let after = readings.last, after.refusal == nil else {
          return nil
        }
        return Loop(stimulus, before: before, after: after)
      }
    }

    static func calls(in readings: [Reading]) -> [Stimulus.Call] {
      readings.map(\.namedCalls).reduce(into: []) { found, calls in
        found += calls.filter { !found.contains($0) }
      }
    }
  }

  /// Takes up what both features answered; `nil` for a purpose that tells nobody of two.
  mutating func handle(_ purpose: Run.Purpose, _ pair: Pair) -> [Effect]? {
    guard let left = pair.readings[0].last, let right = pair.readings[1].last else { return nil }
    switch purpose {
    case .open, .travel:
      live?.reading = left
      live?.besideReading = right
      return [.show(.pairNow(pair))] + replayNext()
    case .stimulus:
      if let refusal = left.refusal, right.refusal != nil {
        queue = []
        takeBack()
        return [.show(.refused(refusal, live?.feature))]
      }
      live?.reading = left
      live?.besideReading = right
      live?.undone = []
      let loops = pair.loops(of: live?.moves.last?.stimulus ?? .dismiss)
      live?.loops = loops
      var turn = pair
      turn.loops = loops
      return [.show(.pairTurn(turn))] + replayNext()
    case .trace:
      return [.show(.pairTrace(pair, lines: live?.moves.map(\.line) ?? []))]
    case .difference(let moments): return [.show(.pairDifference(moments, pair))]
    case .predict, .compare, .test, .graph: return nil
    }
  }
}

extension Session.Live {
  /// What was done so far, for each feature that is open.
  var parts: [Session.Run.Part] { parts() }

  func parts(running other: Script? = nil, quiet: Int = 0) -> [Session.Run.Part] {
    [feature, beside].compactMap(\.self).map { feature in
      Session.Run.Part(
        feature: feature,
        script: other ?? script,
        quiet: quiet,
        isBeside: beside != nil
      )
    }
  }

  /// A stimulus as both features understand it: an answer names its call, which may have another place
  /// in the other's list, or be gone from it.
  func shared(_ stimulus: Stimulus) -> Stimulus {
    guard beside != nil, case .resolve(let number, let answer) = stimulus else { return stimulus }
    let calls = Session.Pair.calls(in: [reading, besideReading].compactMap(\.self))
    return calls.indices.contains(number - 1) ? .reply(calls[number - 1], answer) : stimulus
  }
}

extension Reading {
  /// The calls that wait, by what they ask.
  var namedCalls: [Stimulus.Call] {
    var counts: [Stimulus.Call: Int] = [:]
    return calls.map { pending in
      var call = Stimulus.Call(pending.name, pending.arguments)
      let index = counts[call, default: 0]
      counts[call] = index + 1
      call.index = index
      return call
    }
  }
}
