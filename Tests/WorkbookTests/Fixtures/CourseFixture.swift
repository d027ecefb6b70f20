import Bilingual
import Workbook

/// The files of a small course without a fault, to be changed by a test before it is loaded.
struct CourseFixture {
  var files: [String: String] = [
    "workbook.json": #"{"format": 1, "lessons": ["01-flujo"]}"#,
    "01-flujo/lesson.es.md": "# Flujo\n\n## Entrada {#entrada}\n\nHola.\n",
    "01-flujo/lesson.en.md": "# Flow\n\n## Entry {#entrada}\n\nHello.\n",
    "01-flujo/contador/kata.json": """
    {
      "id": "contador",
      "module": "KataContador",
      "probe": "ContadorProbe",
      "files": ["Contador.swift"],
      "points": 10,
      "title": {"es": "Contador", "en": "Counter"}
    }
    """,
    "01-flujo/contador/statement.es.md": "Cuenta.\n",
    "01-flujo/contador/statement.en.md": "Count.\n",
    "01-flujo/contador/hints.es.md": "## Idea\n\nPiensa.\n\n## Lugar\n\nAquí.\n",
    "01-flujo/contador/hints.en.md": "## Idea\n\nThink.\n\n## Place\n\nHere.\n",
    "01-flujo/contador/Starter/Contador.swift": "struct Contador {}\n",
    "01-flujo/contador/Probe.swift": "import Probe\n",
  ]

  /// The same step in both languages, its body below the heading.
  mutating func setStep(_ es: String, en: String? = nil) {
    files["01-flujo/lesson.es.md"] = "# Flujo\n\n## Entrada {#entrada}\n\n\(es)\n"
    files["01-flujo/lesson.en.md"] = "# Flow\n\n## Entry {#entrada}\n\n\(en ?? es)\n"
  }

  func load() throws -> Course {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return try Course.load(from: folder.url)
  }

  /// The problems that loading reports, as printed; empty if there are none.
  func problems(in language: Language = .english) throws -> [String] {
    do {
      _ = try load()
      return []
    } catch let failure as CourseFailure {
      return failure.diagnostics.flatMap { $0.lines(in: language) }
    }
  }

  /// The blocks of the only step, in English.
  func blocks() throws -> [Block] {
    try load().lessons[0].steps[0].blocks.en
  }
}
