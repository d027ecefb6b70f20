import Bilingual
import Foundation
import SyntaxWire

/// Reads the folder of a kata.
struct KataParser {
  private let folder: CourseFolder
  /// The kata's folder, from the course's.
  private let path: String

  /// The kata; nil after a reported problem that leaves nothing to go on with.
  static func parse(
    _ path: String,
    in folder: CourseFolder,
    _ diagnostics: inout DiagnosticList
  ) -> Kata? {
    KataParser(folder: folder, path: path).kata(&diagnostics)
  }

  private enum Key: String, CaseIterable {
    case id, module, probe, files, points, title, rules
  }

  private func kata(_ diagnostics: inout DiagnosticList) -> Kata? {
    let file = "\(path)/kata.json"
    let keys = Key.allCases.map(\.rawValue)
    let reader = folder.object(file, allowed: keys, &diagnostics)
    let id = reader.flatMap { self.id($0, &diagnostics) }
    let module = reader?.string(Key.module.rawValue, &diagnostics)
    let probe = reader?.string(Key.probe.rawValue, &diagnostics)
    let files = reader.flatMap { self.names($0, &diagnostics) }
    let points = reader?.positive(Key.points.rawValue, &diagnostics)
    let title = reader?.localized(Key.title.rawValue, &diagnostics)
    let rules = reader.flatMap { self.rules($0, &diagnostics) }
    let statement = self.statement(&diagnostics)
    let hints = self.hints(&diagnostics)
    requireFile("Probe.swift", &diagnostics)
    for name in files ?? [] { requireFile("Starter/\(name)", &diagnostics) }
    guard let id, let module, let probe, let files, let points, let title, let rules, let statement,
      let hints
    else { return nil }
    return Kata(
      id: id,
      module: module,
      probe: probe,
      files: files,
      rules: rules,
      points: points,
      title: title,
      statement: statement,
      hints: hints,
      folder: folder.url(path)
    )
  }

  // MARK: - kata.json

  private func id(_ reader: JSONObjectReader, _ diagnostics: inout DiagnosticList) -> Kata.ID? {
    guard let text = reader.string(Key.id.rawValue, &diagnostics) else { return nil }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if text != name {
      diagnostics.report(
        .nameDiffersFromFolder(text, folder: name),
        at: reader.position(of: Key.id.rawValue)
      )
    } else if !Kata.ID(text).isWellFormed {
      diagnostics.report(.malformedName(text), at: reader.position(of: Key.id.rawValue))
    }
    return Kata.ID(text)
  }

  private func names(
    _ reader: JSONObjectReader,
    _ diagnostics: inout DiagnosticList
  ) -> [String]? {
    guard let files = reader.strings(Key.files.rawValue, &diagnostics) else { return nil }
    var names: [String] = []
    for file in files {
      if !file.text.hasSuffix(".swift") || file.text.contains("/") || file.text.hasPrefix(".") {
        diagnostics.report(.notSwiftFileName(file.text), at: file.position)
      } else if let first = names.firstIndex(of: file.text) {
        let problem = CourseProblem.repeatedName(file.text, first: files[first].position)
        diagnostics.report(problem, at: file.position)
      }
      names.append(file.text)
    }
    return names
  }

  private func rules(
    _ reader: JSONObjectReader,
    _ diagnostics: inout DiagnosticList
  ) -> [StructuralRule]? {
    guard let elements = reader.optionalArray(Key.rules.rawValue, &diagnostics) else { return nil }
    var rules: [StructuralRule] = []
    var positions: [String: SourcePosition] = [:]
    var isWhole = true
    for element in elements {
      guard let rule = StructuralRule.parse(element, &diagnostics) else {
        isWhole = false
        continue
      }
      if let first = positions[rule.id] {
        diagnostics.report(.repeatedName(rule.id, first: first), at: element.position)
      }
      positions[rule.id] = element.position
      rules.append(rule)
    }
    return isWhole ? rules : nil
  }

  // MARK: - Texts

  private func statement(_ diagnostics: inout DiagnosticList) -> Translated<Markdown>? {
    let es = statement(.spanish, &diagnostics)
    let en = statement(.english, &diagnostics)
    guard let es, let en else { return nil }
    return Translated(es: es, en: en)
  }

  private func statement(
    _ language: Language,
    _ diagnostics: inout DiagnosticList
  ) -> Markdown? {
    let file = "\(path)/statement.\(language.rawValue).md"
    guard let source = folder.text(file, &diagnostics) else { return nil }
    let markdown = FencedText(source: source, indentation: 0, range: source.lines.indices).markdown
    if markdown.text.isEmpty {
      diagnostics.report(.missingPart(.statement), at: source.position(line: 0))
    }
    return markdown
  }

  private func hints(_ diagnostics: inout DiagnosticList) -> Translated<[Hint]>? {
    let es = HintParser.parse("\(path)/hints.es.md", in: folder, &diagnostics)
    let en = HintParser.parse("\(path)/hints.en.md", in: folder, &diagnostics)
    guard let es, let en else { return nil }
    if es.count != en.count, !es.isEmpty, !en.isEmpty {
      let (fewer, more) = es.count < en.count ? (es, en) : (en, es)
      let language: Language = es.count < en.count ? .spanish : .english
      diagnostics.report(
        .hintCount(fewer.count, other: more.count),
        at: SourcePosition(file: "\(path)/hints.\(language.rawValue).md")
      )
    }
    return Translated(es: es, en: en)
  }

  private func requireFile(_ name: String, _ diagnostics: inout DiagnosticList) {
    guard !folder.exists("\(path)/\(name)") else { return }
    diagnostics.report(.missingFile, at: SourcePosition(file: "\(path)/\(name)"))
  }
}
