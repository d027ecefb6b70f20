import Wire

/// What an exploration finds where the learner's subject does as the reference does: the reference's own places.
///
/// It is a plan and no evidence. Whoever follows it asks both sides all the same, and holds what they
/// answer against it.
struct Forecast: Sendable {
  var graph: PlaceGraph

  /// How many different places there are: short sequences are walked even where they lead to an old one.
  var placeCount: Int { Set(graph.nodes.map(\.place)).count }

  /// Explores the reference alone; `nil` where the time limit or the number of events cuts that short.
  static func make(
    _ explorer: Explorer,
    reference: SubjectProcess
  ) throws(ExamFailure) -> Forecast? {
    let found = try explorer.patient.places(LockStep(alone: reference))
    guard case .agreed = found.outcome else { return nil }
    return Forecast(graph: found.graph)
  }
}

extension Explorer {
  /// The same with more time: a forecast is made once, and followed in a part of the time.
  fileprivate var patient: Explorer {
    var exploration = exploration
    exploration.timeLimit *= 3
    return Explorer(exploration, by: yardstick)
  }
}
