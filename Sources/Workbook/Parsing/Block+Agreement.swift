extension Block {
  /// What must be equal in both languages: the block without its texts.
  var agreement: Block {
    let none = Markdown("")
    return switch self {
    case .prose, .listing, .diagram: self
    case .kata(let assignment): .kata(Assignment(kata: assignment.kata, text: none))
    case .play(let play):
      .play(
        Play(
          id: play.id,
          feature: play.feature,
          suggestions: play.suggestions,
          news: play.news,
          text: none
        )
      )
    case .predict(let prediction):
      .predict(
        Prediction(
          id: prediction.id,
          feature: prediction.feature,
          script: prediction.script,
          ask: prediction.ask,
          question: none,
          explanation: none
        )
      )
    case .choose(let choice):
      .choose(
        Choice(
          isOpen: choice.isOpen,
          id: choice.id,
          question: none,
          options: choice.options.map { option in
            Choice.Option(text: none, isRight: option.isRight, explanation: none)
          }
        )
      )
    case .compare(let comparison):
      .compare(
        Comparison(
          id: comparison.id,
          left: comparison.left,
          right: comparison.right,
          aspect: comparison.aspect,
          width: comparison.width,
          caption: none
        )
      )
    case .parallel(let parallel):
      .parallel(
        Parallel(
          id: parallel.id,
          left: parallel.left,
          right: parallel.right,
          suggestions: parallel.suggestions,
          text: none
        )
      )
    case .count(let tally):
      .count(Tally(id: tally.id, files: tally.files, aspect: tally.aspect, caption: none))
    case .graph(let graph):
      .graph(
        MessageGraph(
          id: graph.id,
          feature: graph.feature,
          script: graph.script,
          ask: graph.ask,
          caption: none
        )
      )
    case .expand(let expansion):
      .expand(
        Expansion(
          id: expansion.id,
          imports: expansion.imports,
          pieces: expansion.pieces,
          source: [],
          explanation: none
        )
      )
    case .judge(let judgement):
      .judge(
        Judgement(
          id: judgement.id,
          specification: judgement.specification,
          features: judgement.features,
          aspect: judgement.aspect,
          caption: none
        )
      )
    case .test(let run): .test(TestShowing(id: run.id, programs: run.programs, caption: none))
    case .refuse(let refusal):
      .refuse(
        Refusal(
          id: refusal.id,
          imports: refusal.imports,
          mentions: refusal.mentions,
          source: [],
          explanation: none
        )
      )
    }
  }
}
