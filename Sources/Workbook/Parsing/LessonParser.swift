import Bilingual

/// Turns the two files of a lesson into its steps.
enum LessonParser {
  /// What the two files say together.
  struct Reading {
    let title: Localized
    let steps: [Step]
    /// The katas that steps refer to, in both files.
    let references: [(kata: Kata.ID, position: SourcePosition)]
  }

  /// One language's reading of a step.
  private struct Draft {
    let section: LessonOutline.Section
    let blocks: [Block]
    /// The interactive blocks with their places, in order.
    let interactive: [(block: Block, position: SourcePosition)]
  }

  /// Reads both files; what does not fit has been reported.
  static func parse(
    es: SourceText,
    en: SourceText,
    _ diagnostics: inout DiagnosticList
  ) -> Reading {
    let outlines = Translated(
      es: OutlineParser.parse(es, &diagnostics),
      en: OutlineParser.parse(en, &diagnostics)
    )
    let spanish = outlines.es.sections.map { draft($0, &diagnostics) }
    let english = outlines.en.sections.map { draft($0, &diagnostics) }
    reportMissing(in: outlines.es, of: outlines.en, &diagnostics)
    reportMissing(in: outlines.en, of: outlines.es, &diagnostics)
    reportOrder(of: outlines.en, against: outlines.es, &diagnostics)
    let steps = spanish.compactMap { es -> Step? in
      guard let id = es.section.id, let en = english.first(where: { $0.section.id == id })
      else { return nil }
      reportDisagreement(es, en, &diagnostics)
      return Step(
        id: id,
        name: Localized(
          es: es.section.name ?? id.rawValue,
          en: en.section.name ?? id.rawValue
        ),
        title: Localized(es: es.section.title, en: en.section.title),
        blocks: Translated(es: es.blocks, en: en.blocks)
      )
    }
    let references = (spanish + english).flatMap(\.interactive).compactMap { entry in
      entry.block.kata.map { (kata: $0, position: entry.position) }
    }
    return Reading(
      title: Localized(es: outlines.es.title, en: outlines.en.title),
      steps: steps,
      references: references
    )
  }

  private static func draft(
    _ section: LessonOutline.Section,
    _ diagnostics: inout DiagnosticList
  ) -> Draft {
    var blocks: [Block] = []
    var interactive: [(block: Block, position: SourcePosition)] = []
    for part in section.parts {
      switch part {
      case .prose(let markdown): blocks.append(.prose(markdown))
      case .fence(let fence):
        guard let block = Block(fence, &diagnostics) else { continue }
        blocks.append(block)
        guard let id = block.id else { continue }
        if let first = interactive.first(where: { $0.block.id == id }) {
          let problem = CourseProblem.repeatedName(id.rawValue, first: first.position)
          diagnostics.report(problem, at: fence.position)
        }
        interactive.append((block, fence.position))
      }
    }
    return Draft(section: section, blocks: blocks, interactive: interactive)
  }

  // MARK: - Agreement

  private static func reportMissing(
    in outline: LessonOutline,
    of other: LessonOutline,
    _ diagnostics: inout DiagnosticList
  ) {
    let known = Set(outline.sections.compactMap(\.id))
    for section in other.sections {
      guard let id = section.id, !known.contains(id) else { continue }
      diagnostics.report(.missingStep(id, other: section.position), at: outline.end)
    }
  }

  private static func reportOrder(
    of outline: LessonOutline,
    against other: LessonOutline,
    _ diagnostics: inout DiagnosticList
  ) {
    let mine = outline.sections.compactMap(\.id)
    let theirs = other.sections.compactMap(\.id)
    let both = Set(mine).intersection(theirs)
    let pairs = zip(mine.filter(both.contains), theirs.filter(both.contains))
    guard let (id, expected) = pairs.first(where: { $0 != $1 }),
      let section = outline.sections.first(where: { $0.id == id }),
      let place = other.sections.first(where: { $0.id == expected })
    else { return }
    diagnostics.report(.stepOutOfOrder(id, other: place.position), at: section.position)
  }

  private static func reportDisagreement(
    _ es: Draft,
    _ en: Draft,
    _ diagnostics: inout DiagnosticList
  ) {
    for (mine, theirs) in zip(en.interactive, es.interactive)
    where mine.block.agreement != theirs.block.agreement {
      diagnostics.report(.blocksDisagree(other: theirs.position), at: mine.position)
      return
    }
    let count = min(en.interactive.count, es.interactive.count)
    if let extra = en.interactive.dropFirst(count).first {
      diagnostics.report(.blocksDisagree(other: es.section.position), at: extra.position)
    } else if let extra = es.interactive.dropFirst(count).first {
      diagnostics.report(.blocksDisagree(other: en.section.position), at: extra.position)
    }
  }
}

extension Block {
  /// The kata that the block refers to; nil for every other kind.
  fileprivate var kata: Kata.ID? {
    if case .kata(let assignment) = self { assignment.kata } else { nil }
  }
}
