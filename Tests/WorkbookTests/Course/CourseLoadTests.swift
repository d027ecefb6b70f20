import Bilingual
import Foundation
import Testing
import Workbook

@Suite struct CourseLoadTests {
  @Test func `a course is read with its lessons, steps and katas`() throws {
    let course = try CourseFixture().load()
    #expect(course.lessons.map(\.id) == ["01-flujo"])
    #expect(course.lessons.map(\.number) == [1])
    #expect(course.lessons[0].title == Localized(es: "Flujo", en: "Flow"))
    #expect(course.lessons[0].steps.map(\.id) == ["entrada"])
    #expect(course["01-flujo"]?["entrada"]?.title == Localized(es: "Entrada", en: "Entry"))
    #expect(course.lessons[0].steps[0].blocks.es == [.prose(Markdown("Hola.", line: 5))])
    let kata = try #require(course[Kata.ID("contador")])
    #expect(kata.kind.name == .feature)
    #expect(kata.modules?.module == "KataContador")
    #expect(kata.modules?.probe == "ContadorProbe")
    #expect(kata.testedFile == nil)
    #expect(kata.files == ["Contador.swift"])
    #expect(kata.points == 10)
    #expect(kata.title == Localized(es: "Contador", en: "Counter"))
    #expect(kata.statement.es == Markdown("Cuenta.", line: 1))
    #expect(kata.hints.en.map(\.title) == ["Idea", "Place"])
    #expect(kata.hints.en[1].text == Markdown("Here.", line: 7))
    #expect(
      kata.starter("Contador.swift")
        == course.root.appending(path: "01-flujo/contador/Starter/Contador.swift")
    )
  }

  @Test func `katas stand as the steps set them, and after them those that no step sets`() throws {
    var fixture = CourseFixture()
    for name in ["ancla", "boya", "zarpa"] {
      for (path, text) in fixture.files where path.hasPrefix("01-flujo/contador/") {
        fixture.files[path.replacing("/contador/", with: "/\(name)/")] =
          text.replacing("contador", with: name).replacing("KataContador", with: "Kata\(name)")
      }
    }
    fixture.setStep("```kata\nid: zarpa\n```\n\n## B {#b}\n\n```kata\nid: boya\n```")
    #expect(try fixture.load().katas.map(\.id) == ["zarpa", "boya", "ancla", "contador"])
  }

  @Test func `a step has a name in each language, its id where a file gives none`() throws {
    var fixture = CourseFixture()
    fixture.files["01-flujo/lesson.es.md"] = "# F\n\n## A {#a}\n\n## B {#b}\n"
    fixture.files["01-flujo/lesson.en.md"] = "# F\n\n## A {#a first}\n\n## B {#b}\n"
    let steps = try fixture.load().lessons[0].steps
    #expect(steps.map(\.id) == ["a", "b"])
    #expect(steps.map(\.name) == [Localized(es: "a", en: "first"), Localized(same: "b")])
  }

  @Test func `a second name of a step is as well formed as the first, and as much its own`() throws
  {
    var fixture = CourseFixture()
    fixture.files["01-flujo/lesson.es.md"] = "# F\n\n## A {#a}\n\n## B {#b}\n"
    fixture.files["01-flujo/lesson.en.md"] = "# F\n\n## A {#a One two}\n\n## B {#b a}\n"
    #expect(
      try fixture.problems() == [
        "01-flujo/lesson.en.md:3:10: error: spell 'One two' with nothing but lower-case letters, digits and hyphens",
        "01-flujo/lesson.en.md:5:10: error: change the name 'a', which is taken; a block's is written {#name}",
        "01-flujo/lesson.en.md:3:1: note: it was first used here",
      ]
    )
  }

  @Test func `the course's limits are read; what it does not say stays open`() throws {
    var fixture = CourseFixture()
    fixture.files["workbook.json"] =
      #"{"format": 1, "lessons": ["01-flujo"], "limits": {"memoryMiB": 64, "silenceSeconds": 1}}"#
    var limits = CourseLimits()
    limits.memoryMiB = 64
    limits.silenceSeconds = 1
    #expect(try fixture.load().limits == limits)
    #expect(try CourseFixture().load().limits == CourseLimits())
  }

  @Test func `a folder without a course says which file to create`() throws {
    let folder = try TemporaryFolder()
    let failure = try #require(throws: CourseFailure.self) { try Course.load(from: folder.url) }
    let path = folder.url.path(percentEncoded: false)
    #expect(failure.lines(in: .english) == ["\(path)workbook.json:1:1: error: create this file"])
    #expect(failure.lines(in: .spanish) == ["\(path)workbook.json:1:1: error: crea este archivo"])
  }

  @Test func `every problem is reported, file by file and line by line`() throws {
    var fixture = CourseFixture()
    fixture.files["01-flujo/lesson.es.md"] = """
      # Flujo

      suelto

      ## Sin nombre

      ```dibujo
      ```
      """
    fixture.files["01-flujo/contador/Probe.swift"] = nil
    fixture.files["01-flujo/contador/hints.en.md"] = "## Idea\n\nThink.\n"
    #expect(
      try fixture.problems(in: .spanish) == [
        "01-flujo/lesson.es.md:3:1: error: pasa este texto a un paso, debajo de '## Título {#nombre}'",
        "01-flujo/lesson.es.md:5:1: error: acaba este título con el nombre del paso, '{#nombre}'",
        "01-flujo/lesson.es.md:7:4: error: cambia 'dibujo' por una clase de bloque: 'swift', 'text', "
          + "'mermaid', 'play', 'predict', 'choose', 'weigh', 'compare', "
          + "'parallel', 'count', 'graph', 'expand', 'judge', 'test', 'refuse', 'kata'",
        "01-flujo/lesson.es.md:8:1: error: añade el paso 'entrada', que está en el otro idioma",
        "01-flujo/lesson.en.md:3:1: note: en el otro idioma está aquí",
        "01-flujo/contador/hints.en.md:1:1: error: iguala los niveles: aquí hay 1 y en el otro idioma 2",
        "01-flujo/contador/Probe.swift:1:1: error: crea este archivo",
      ]
    )
  }

  @Test func `a file that is no UTF-8 is reported as such`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data([0x7B, 0xFF]), to: "workbook.json")
    let failure = try #require(throws: CourseFailure.self) { try Course.load(from: folder.url) }
    #expect(
      failure.diagnostics == [CourseDiagnostic(.notUTF8, at: SourcePosition(file: "workbook.json"))]
    )
  }

  /// The fault, then the whole report.
  static let manifests: [(json: String, report: [String])] = [
    (
      #"{"format": 2, "lessons": ["01-flujo"]}"#,
      ["workbook.json:1:12: error: the format is 2; this version of the tool reads 1"]
    ),
    (#"{"format": 1}"#, ["workbook.json:1:1: error: add the key 'lessons'"]),
    (
      #"{"format": 1, "lessons": []}"#,
      ["workbook.json:1:26: error: give 'lessons' a list of at least one string"]
    ),
    (
      "{\n  \"format\": 1,\n  \"lesons\": [\"01-flujo\"]\n}",
      [
        "workbook.json:1:1: error: add the key 'lessons'",
        "workbook.json:3:3: error: remove 'lesons'; only 'format', 'lessons', 'limits', 'feedback' may stand here",
      ]
    ),
    (
      #"{"format": "1", "lessons": ["01-flujo"]}"#,
      ["workbook.json:1:12: error: give 'format' a whole number from 1"]
    ),
    (
      #"{"format": 1, "lessons": ["01-flujo", "01-flujo"]}"#,
      [
        "workbook.json:1:39: error: change the name '01-flujo', which is taken; a block's is written {#name}",
        "workbook.json:1:27: note: it was first used here",
      ]
    ),
    (
      #"{"format": 1, "lessons": ["01-flujo"], "limits": {"memoryMiB": 0, "cpu": 1}}"#,
      [
        "workbook.json:1:64: error: give 'memoryMiB' a whole number from 1",
        "workbook.json:1:67: error: remove 'cpu'; only 'silenceSeconds', 'wallSeconds', "
          + "'processorSeconds', 'memoryMiB', 'outputMiB', 'compilerSeconds', "
          + "'compilerMemoryMiB' may stand here",
      ]
    ),
    (#"{"format": 1 "lessons": []}"#, ["workbook.json:1:14: error: write '}' here"]),
    ("[]", ["workbook.json:1:1: error: write an object {…} here"]),
  ]

  @Test(arguments: manifests)
  func `a fault in the course's manifest is shown with its place`(json: String, report: [String])
    throws
  {
    var fixture = CourseFixture()
    fixture.files["workbook.json"] = json
    #expect(try fixture.problems().filter { $0.hasPrefix("workbook.json") } == report)
  }
}
