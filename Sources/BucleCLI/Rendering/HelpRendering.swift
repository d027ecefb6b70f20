import Bilingual
import Typography
import Workbook

extension Scene {
  func help(isPrompt: Bool) -> [Line] {
    let place: Verb.Places = isPrompt ? .prompt : .shell
    var lines: [Line] = []
    for group in HelpText.groups {
      let verbs = group.verbs.filter { $0.places.contains(place) }
      guard !verbs.isEmpty else { continue }
      if !lines.isEmpty { lines.append(Line()) }
      lines.append(Line(say(group.title), .strong))
      lines += rows(verbs.map { (usage(of: $0), say($0.summary)) })
    }
    lines.append(Line())
    if isPrompt {
      lines += rows([(".incremento", say(HelpText.action))])
      lines += [Line(), paragraph(HelpText.keys, .dim)]
    } else {
      lines.append(Line(say(HelpText.options), .strong))
      lines += rows(HelpText.optionList.map { ($0.name, say($0.meaning)) })
      lines += [Line(), paragraph(HelpText.exitCodes, .dim)]
    }
    return lines
  }

  func help(about verb: Verb) -> [Line] {
    let others = verb.words(language) + verb.words(language == .spanish ? .english : .spanish)
    var seen: Set<String> = [verb.word(language)]
    let also = others.filter { seen.insert($0).inserted }
    var lines = [Line(usage(of: verb), .emphasis) + Line("  \(say(verb.summary))")]
    if !also.isEmpty {
      lines.append(Line(say(HelpText.also) + " ", .dim) + Line(also.joined(separator: ", "), .dim))
    }
    return lines
  }

  private func usage(of verb: Verb) -> String {
    let usage = say(verb.usage)
    return usage.isEmpty ? verb.word(language) : "\(verb.word(language)) \(usage)"
  }

  /// Two columns; the second starts on a row of its own where the first is wide.
  private func rows(_ pairs: [(String, String)]) -> [Line] {
    let column = min(24, max(14, width / 3))
    return pairs.flatMap { name, meaning -> [Line] in
      guard name.displayWidth + 3 <= column else {
        return [Line(span: name).indented(2), Line(meaning).indented(4)]
      }
      var line = Line(span: name).indented(2).padded(to: column) + Line(meaning)
      line.hangingIndent = column
      return [line]
    }
  }
}

extension Line {
  /// Something to type that stands by itself: it needs no quotes to be told from prose.
  fileprivate init(span text: String) {
    self.init(text, .emphasis)
  }

  fileprivate func padded(to columns: Int) -> Line {
    self + Line(String(repeating: " ", count: max(0, columns - width)))
  }
}
