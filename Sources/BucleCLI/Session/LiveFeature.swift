import Workbook

/// What a learner drives: a feature of the course, or what they wrote for a kata.
enum LiveFeature: Hashable, CustomStringConvertible {
  case course(Feature.ID)
  case kata(Kata.ID)

  /// The word that tells a kata from a feature of the same name.
  static let kataWord = "kata"

  /// As it stands after `play`: `contador`, or `kata contador`.
  var description: String {
    switch self {
    case .course(let feature): feature.rawValue
    case .kata(let kata): "\(Self.kataWord) \(kata)"
    }
  }

  /// Whether what it does wrong is the course's fault.
  var isOurs: Bool {
    if case .course = self { true } else { false }
  }
}
