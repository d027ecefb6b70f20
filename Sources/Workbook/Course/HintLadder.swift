/// The order in which a kata's hints are offered to somebody for whom certain things fail.
public struct HintLadder: Hashable, Sendable {
  /// Those that help with what fails, from concept to place to shape; all of them where nothing is known
  /// to fail.
  public let focused: [Hint]
  /// The others, in the order of their file.
  public let others: [Hint]

  /// Sorts the hints.
  ///
  /// - Parameters:
  ///   - hints: A kata's hints, in the order of their file.
  ///   - targets: What fails, the likeliest cause first; names that no hint has are passed over.
  public init(_ hints: [Hint], toward targets: [String]) {
    guard !targets.isEmpty else {
      (focused, others) = (hints, [])
      return
    }
    var chosen: [Hint] = []
    for (index, target) in targets.enumerated() {
      // What helps with everything belongs to the ladder of what fails, not to that of its cause.
      let isLast = index == targets.count - 1
      let rungs = Hint.Aim.Rung.allCases.flatMap { rung in
        let near = hints.filter { $0.aim?.rung == rung }
        return near.filter { $0.aim?.targets.contains(target) == true }
          + (isLast ? near.filter { $0.aim?.targets.isEmpty == true } : [])
      }
      chosen += rungs.filter { !chosen.contains($0) }
    }
    focused = chosen
    others = hints.filter { !chosen.contains($0) }
  }

  /// The next hint for somebody who has seen these; nil where there is none left.
  public func next(after seen: Set<Hint.ID>) -> Hint? {
    (focused + others).first { !seen.contains($0.id) }
  }
}
