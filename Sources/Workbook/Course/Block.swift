/// One part of a step: something to read, or something to do.
public enum Block: Hashable, Sendable {
  /// The name of an interactive block, unique in its step and equal in both languages.
  ///
  /// It is written in the fence, as in ` ```predict {#after-two} `; without braces it is the kind.
  /// A kata block is named after its kata.
  public typealias ID = Identifier<Block>

  /// Paragraphs, lists and other text to read.
  case prose(Markdown)
  /// Code to read.
  case listing(Listing)
  /// A flowchart to be drawn.
  case diagram(Flowchart)
  /// A live feature, driven from the prompt.
  case play(Play)
  /// A question whose right answer is found by running a feature.
  case predict(Prediction)
  /// Two live features, driven at once.
  case parallel(Parallel)
  /// A multiple-choice question.
  case choose(Choice)
  /// Two runs shown side by side.
  case compare(Comparison)
  /// Sources whose declarations are counted, or compared.
  case count(Tally)
  /// Who told whom in a run.
  case graph(MessageGraph)
  /// What macros make of a source.
  case expand(Expansion)
  /// One specification put to several features.
  case judge(Judgement)
  /// Tests of the lesson's own.
  case test(TestShowing)
  /// Source that the compiler must refuse.
  case refuse(Refusal)
  /// An exercise in the learner's own files.
  case kata(Assignment)

  /// The name that progress is kept under; nil for what is only read.
  public var id: ID? {
    switch self {
    case .prose, .listing, .diagram: nil
    case .play(let play): play.id
    case .parallel(let parallel): parallel.id
    case .predict(let prediction): prediction.id
    case .choose(let choice): choice.id
    case .compare(let comparison): comparison.id
    case .count(let tally): tally.id
    case .graph(let graph): graph.id
    case .expand(let expansion): expansion.id
    case .judge(let judgement): judgement.id
    case .test(let run): run.id
    case .refuse(let refusal): refusal.id
    case .kata(let assignment): ID(assignment.kata.rawValue)
    }
  }
}
