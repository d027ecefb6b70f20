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
    case id, kind, module, probe, tested, files, points, title, rules
  }

  private func kata(_ diagnostics: inout DiagnosticList) -> Kata? {
    let file = "\(path)/kata.json"
    let keys = Key.allCases.map(\.rawValue)
    let reader = folder.object(file, allowed: keys, &diagnostics)
    let id = reader.flatMap { self.id($0, &diagnostics) }
    let kindName = reader.flatMap { self.kindName($0, &diagnostics) }
    let kind = reader.flatMap { reader in
      kindName.flatMap { self.kind($0, reader, &diagnostics) }
    }
    let files = reader.flatMap { self.names($0, kindName ?? .feature, &diagnostics) }
    let points = reader?.positive(Key.points.rawValue, &diagnostics)
    let title = reader?.localized(Key.title.rawValue, &diagnostics)
    let rules = reader.flatMap { self.rules($0, &diagnostics) }
    let statement = self.statement(&diagnostics)
    let hints = self.hints(&diagnostics)
    if kindName != .scripts { requireFile("Probe.swift", &diagnostics) }
    if case .tests(_, of: let module) = kind {
      requireFile("Tested/\(module).swift", &diagnostics)
    }
    for name in files ?? [] { requireFile("Starter/\(name)", &diagnostics) }
    guard let id, let kind, let files, let points, let title, let rules, let statement,
      let hints
    else { return nil }
    return Kata(
      id: id,
      kind: kind,
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

  /// A kata that does not say its kind is a feature.
  private func kindName(
    _ reader: JSONObjectReader,
    _ diagnostics: inout DiagnosticList
  ) -> KataKind.Name? {
    guard reader.has(Key.kind.rawValue) else { return .feature }
    guard let text = reader.string(Key.kind.rawValue, &diagnostics) else { return nil }
    if let name = KataKind.Name(rawValue: text) { return name }
    diagnostics.report(
      .unknownValue(
        text,
        key: Key.kind.rawValue,
        allowed: KataKind.Name.allCases.map(\.rawValue)
      ),
      at: reader.position(of: Key.kind.rawValue)
    )
    return nil
  }

  private func kind(
    _ name: KataKind.Name,
    _ reader: JSONObjectReader,
    _ diagnostics: inout DiagnosticList
  ) -> KataKind? {
    let strange: [Key] =
      switch name {
      case .feature: [.tested]
      case .tests: []
      case .scripts: [.module, .probe, .tested, .rules]
      }
    for key in strange where reader.has(key.rawValue) {
      let allowed = Key.allCases.filter { !strange.contains($0) }.map(\.rawValue)
      diagnostics.report(
        .unknownKey(key.rawValue, allowed: allowed),
        at: reader.position(of: key.rawValue)
      )
    }
    if name == .scripts { return .scripts }
    let module = reader.string(Key.module.rawValue, &diagnostics)
    let probe = reader.string(Key.probe.rawValue, &diagnostics)
    let tested = name == .tests ? reader.string(Key.tested.rawValue, &diagnostics) : nil
    guard let module, let probe else { return nil }
    let modules = KataModules(module: module, probe: probe)
    return name == .tests ? tested.map { .tests(modules, of: $0) } : .feature(modules)
  }

  private func names(
    _ reader: JSONObjectReader,
    _ kind: KataKind.Name,
    _ diagnostics: inout DiagnosticList
  ) -> [String]? {
    guard let files = reader.strings(Key.files.rawValue, &diagnostics) else { return nil }
    var names: [String] = []
    for file in files {
      if !file.text.hasSuffix(kind.fileEnding) || file.text.contains("/")
        || file.text.hasPrefix(".")
      {
        diagnostics.report(
          .malformedFileName(file.text, ending: kind.fileEnding),
          at: file.position
        )
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
