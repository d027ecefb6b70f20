package import SyntaxWire

/// Holds a kata's structural rules against the learner's files.
package struct StructureReview: Sendable {
  private let rules: [StructuralRule]
  private let reader: SyntaxReader

  package init(_ rules: [StructuralRule], reader: SyntaxReader) {
    self.rules = rules
    self.reader = reader
  }

  /// One result for each rule, in the rules' order; nothing is started where there are no rules.
  package func results(
    on files: [(name: String, text: String)],
    cancellation: Cancellation? = nil
  ) throws(SyntaxFailure) -> [RuleResult] {
    guard !rules.isEmpty else { return [] }
    let sources = files.map { SourceText(name: $0.name, text: $0.text) }
    let answer: SyntaxAnswer
    do throws(SyntaxFailure) {
      answer = try reader.answer(
        to: .check(sources, rules.map(\.demand)),
        cancellation: cancellation
      )
    } catch {
      guard error == .unreadable else { throw error }
      return rules.map { RuleResult(rule: $0, outcome: .unreadable) }
    }
    guard case .checked(let violations) = answer, violations.count == rules.count else {
      throw .system("bucle-syntax answered another question")
    }
    return zip(rules, violations).map { rule, violations in
      RuleResult(rule: rule, outcome: violations.isEmpty ? .kept : .broken(violations))
    }
  }
}

/// What one structural rule found.
package struct RuleResult: Sendable {
  package var rule: StructuralRule
  package var outcome: Outcome

  package init(rule: StructuralRule, outcome: Outcome) {
    self.rule = rule
    self.outcome = outcome
  }

  package enum Outcome: Sendable, Hashable, Codable {
    case kept
    /// The places that break it, never none.
    case broken([Violation])
    /// The source's structure cannot be told.
    case unreadable
  }

  package var isKept: Bool { outcome == .kept }
}
