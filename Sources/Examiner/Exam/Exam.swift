package import Bilingual
package import Wire

/// A hidden examination of one kata: named scenarios and exhaustive explorations, in the order they are judged.
///
/// An exam holds stimuli and what to look at. What is right is what the reference solution does under
/// the same stimuli, in a process of its own.
package struct Exam: Sendable {
  /// The kata's id.
  package var kata: String
  package var checks: [Check]
  /// Right versions of a tested module, written otherwise: the learner's tests have to accept them as well.
  package var equivalents: [HiddenMutant] = []
  /// The wrong answers that are known, for saying what a learner's behaves like.
  package var misconceptions: [Misconception] = []

  package init(kata: String, checks: [Check], equivalents: [HiddenMutant] = []) {
    self.kata = kata
    self.checks = checks
    self.equivalents = equivalents
  }

  /// All the versions that the learner's tests are put to beside the given one.
  package var versions: [HiddenMutant] { mutants + equivalents }

  /// The wrong versions that the learner's tests have to find out, over all checks.
  package var mutants: [HiddenMutant] {
    checks.flatMap { check -> [HiddenMutant] in
      if case .finding(let mutants) = check.question { mutants } else { [] }
    }
  }
}

/// One thing an exam asks, with its name and its meaning.
package struct Check: Sendable, Identifiable {
  package var id: ID
  /// What holds when the check passes, as one sentence without a full stop.
  package var title: Localized
  /// Why it matters, in a sentence or two.
  package var meaning: Localized
  package var question: Question
  /// Where the learner's subject has to agree with the reference.
  package var compared: Aspects
  /// The properties of the state that are compared; all that the reference has where this is `nil`.
  package var properties: [String]?
  /// How much of what it finds is told.
  package var feedback = FeedbackLevel.full

  package struct ID: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    package var rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    package var description: String { rawValue }
  }

  /// What a check puts to the subject.
  package enum Question: Sendable {
    /// One script, looked at from the start and after every stimulus.
    case scenario(Script)
    /// A script in steps, of which each says what must be seen after it, beside what the reference does.
    case steps([ExpectedStep])
    /// Every script of the exam's scenarios, each beside another feature that is put through another of them.
    case together
    /// Every script that is possible, up to a length.
    case exhaustive(Exploration)
    /// Whether the learner's tests accept the right version of their module.
    case accepting
    /// Whether the learner's tests find out each of these wrong versions.
    case finding([HiddenMutant])
    /// Whether the learner's script brings a flawed design to where its flaw shows.
    case breaking(FlawedDesign)
  }

  package init(
    _ id: String,
    title: Localized,
    meaning: Localized,
    compared: Aspects,
    properties: [String]? = nil,
    feedback: FeedbackLevel = .full,
    _ question: Question
  ) {
    self.feedback = feedback
    self.id = ID(rawValue: id)
    self.title = title
    self.meaning = meaning
    self.compared = compared
    self.properties = properties
    self.question = question
  }
}

extension Check {
  /// The check that a feature exam asks last before it explores: nothing is kept where two features share it.
  package static let together = Check(
    "dos-a-la-vez",
    title: Localized(
      es: "Dos abiertas a la vez no se estorban",
      en: "Two that are open at once do not disturb each other"
    ),
    meaning: Localized(
      es: "Lo que se guarda en un `static` o en una variable global es de todas a la vez.",
      en: "What is kept in a `static` or a global variable belongs to all of them at once."
    ),
    .together
  )

  /// A check that compares the learner's work with no reference.
  package init(
    _ id: String,
    title: Localized,
    meaning: Localized,
    feedback: FeedbackLevel = .full,
    _ question: Question
  ) {
    self.init(
      id,
      title: title,
      meaning: meaning,
      compared: [],
      feedback: feedback,
      question
    )
  }

  var yardstick: Yardstick { Yardstick(aspects: compared, properties: properties) }
}

extension Stimulus {
  /// An action of the reference's own `Action` type enters the store.
  package static func send<Action>(action: Action) -> Stimulus {
    .send(Tree(reflecting: action))
  }
}
