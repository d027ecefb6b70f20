/// A lesson's file cut into steps and these into prose and fences, before anything is understood.
struct LessonOutline {
  struct Section {
    let title: String
    /// The name in braces; nil after its absence was reported.
    let id: Step.ID?
    /// The second name in braces; nil where there is none.
    var name: String?
    let position: SourcePosition
    var parts: [Part]

    func isCalled(_ word: Substring) -> Bool { [id?.rawValue, name].contains(String(word)) }
  }

  enum Part {
    case prose(Markdown)
    case fence(FencedBlock)
  }

  let title: String
  let sections: [Section]
  /// Where something that is missing from the file would stand.
  let end: SourcePosition
}
