import Foundation
import Workbook

/// What did not go well in the last judgement of a kata, as far as its verdict was told.
struct LastFailure: Hashable {
  /// The wrong answers that the learner's behaves like.
  let resembles: [String]
  /// The first rule or check that was not passed; nil where none is told.
  let first: String?

  /// What hints are looked for: the likely cause first.
  var targets: [String] { resembles + [first].compactMap { $0 } }

  /// Reads the verdict as it was kept; nothing fails where there was none, or in one that cannot be read.
  init(_ attempt: KataAttempt?) {
    self.init(verdict: attempt?.outcome == .notPassed ? attempt?.verdict ?? "" : "")
  }

  /// Reads a verdict that has just been given.
  init(of report: VerdictReport) {
    self.init(verdict: report.text(isPretty: false))
  }

  private init(verdict text: String) {
    guard let verdict = try? JSONDecoder().decode(KeptVerdict.self, from: Data(text.utf8)) else {
      (resembles, first) = ([], nil)
      return
    }
    resembles = (verdict.resembles ?? []).map(\.id)
    let parts = (verdict.rules ?? []) + verdict.checks
    first = parts.first { !["kept", "passed", "notRun"].contains($0.outcome) }?.id
  }

  private struct KeptVerdict: Decodable {
    var rules: [Part]?
    var checks: [Part]
    var resembles: [Resemblance]?

    struct Part: Decodable {
      var id: String
      var outcome: String
    }

    struct Resemblance: Decodable {
      var id: String
    }
  }
}
