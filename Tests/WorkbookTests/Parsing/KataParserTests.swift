import Bilingual
import Foundation
import SyntaxWire
import Testing
import Workbook

@Suite struct KataParserTests {
  private static let path = "01-flujo/contador/kata.json"

  /// A replacement in `kata.json`, and what is printed about it.
  static let faults: [(old: String, new: String, report: [String])] = [
    (
      #""id": "contador""#, #""id": "cuenta""#,
      ["2:9: error: change 'cuenta' to 'contador', the name of the folder"]
    ),
    (#""points": 10"#, #""points": 0"#, ["6:13: error: give 'points' a whole number from 1"]),
    (#""points": 10"#, #""points": 1.5"#, ["6:13: error: give 'points' a whole number from 1"]),
    (
      #"["Contador.swift"]"#, #"["../Contador.swift", "a.txt"]"#,
      [
        "5:13: error: change '../Contador.swift' to a name without a folder that ends in .swift",
        "5:34: error: change 'a.txt' to a name without a folder that ends in .swift",
      ]
    ),
    (
      #"{"es": "Contador", "en": "Counter"}"#, #"{"es": "Contador", "fr": "Compteur"}"#,
      [
        "7:12: error: add the key 'en'",
        "7:31: error: remove 'fr'; only 'es', 'en' may stand here",
      ]
    ),
    (
      #""module": "KataContador""#, #""module": """#,
      ["3:13: error: give 'module' a string that is not empty"]
    ),
    (
      #""points": 10"#, #""points": 10, "points": 20"#,
      ["6:17: error: remove this second key 'points'"]
    ),
    (#""points": 10,"#, #""points": 10 "title""#, ["6:16: error: write '}' here"]),
  ]

  @Test(arguments: faults)
  func `a fault in kata.json is shown with its place`(old: String, new: String, report: [String])
    throws
  {
    var fixture = CourseFixture()
    let json = try #require(fixture.files[Self.path])
    #expect(json.contains(old))
    fixture.files[Self.path] = json.replacing(old, with: new)
    let problems = try fixture.problems().filter { $0.hasPrefix(Self.path) }
    #expect(problems == report.map { "\(Self.path):\($0)" })
  }

  @Test(arguments: ["statement.es.md", "hints.en.md", "Starter/Contador.swift", "Probe.swift"])
  func `a missing file of a kata is named`(file: String) throws {
    var fixture = CourseFixture()
    fixture.files["01-flujo/contador/\(file)"] = nil
    #expect(try fixture.problems() == ["01-flujo/contador/\(file):1:1: error: create this file"])
  }

  private static func kind(_ members: String, files: String) -> CourseFixture {
    var fixture = CourseFixture()
    fixture.files[path] = """
      {
        "id": "contador", \(members)
        "files": ["\(files)"], "points": 10, "title": {"es": "Contador", "en": "Counter"}
      }
      """
    fixture.files["01-flujo/contador/Starter/\(files)"] = "# ?\n"
    return fixture
  }

  @Test func `tests name the module that they are about`() throws {
    var fixture = Self.kind(
      #""kind": "tests", "module": "A", "probe": "B", "tested": "C","#,
      files: "A.swift"
    )
    #expect(
      try fixture.problems() == ["01-flujo/contador/Tested/C.swift:1:1: error: create this file"]
    )
    fixture.files["01-flujo/contador/Tested/C.swift"] = "struct C {}\n"
    let kata = try fixture.load().katas[0]
    #expect(kata.kind == .tests(try #require(kata.modules), of: "C"))
    #expect(kata.testedFile?.lastPathComponent == "C.swift")
  }

  @Test func `scripts are compiled into nothing`() throws {
    var fixture = Self.kind(#""kind": "scripts","#, files: "a.txt")
    fixture.files["01-flujo/contador/Probe.swift"] = nil
    let kata = try fixture.load().katas[0]
    #expect(kata.kind == .scripts && kata.modules == nil && kata.testedFile == nil)
  }

  @Test(arguments: [
    (
      #""kind": "test","#, "a.swift",
      "2:29: error: change 'test' to a value of 'kind': 'feature', 'tests', 'scripts'"
    ),
    (
      #""kind": "tests", "module": "A", "probe": "B","#, "a.swift",
      "1:1: error: add the key 'tested'"
    ),
    (
      #""kind": "scripts","#, "a.swift",
      "3:13: error: change 'a.swift' to a name without a folder that ends in .txt"
    ),
    (
      #""module": "A", "probe": "B", "tested": "C","#, "a.swift",
      "error: remove 'tested'; only"
    ),
    (#""kind": "scripts", "probe": "B","#, "a.txt", "error: remove 'probe'; only"),
  ])
  func `what does not fit the kind is shown`(members: String, file: String, report: String) throws {
    let problems = try Self.kind(members, files: file).problems()
    #expect(problems.contains { $0.contains(report) }, "\(problems)")
  }

  @Test func `two lessons may not have katas of one name`() throws {
    var fixture = CourseFixture()
    fixture.files["workbook.json"] = #"{"format": 1, "lessons": ["01-flujo", "02-otra"]}"#
    for (path, text) in fixture.files where path.hasPrefix("01-flujo/") {
      fixture.files[path.replacing("01-flujo/", with: "02-otra/")] = text
    }
    #expect(
      try fixture.problems() == [
        "02-otra/contador/kata.json:1:1: error: change the name 'contador', which is taken; "
          + "a block's is written {#name}",
        "01-flujo/contador/kata.json:1:1: note: it was first used here",
      ]
    )
  }

  private static func rules(_ rule: String) throws -> CourseFixture {
    var fixture = CourseFixture()
    let json = try #require(fixture.files[path])
    fixture.files[path] = json.replacing(
      #""points": 10"#,
      with: #""points": 10, "rules": [{"id": "a", "title": {"es": "x", "en": "y"}, "#
        + #""why": {"es": "x", "en": "y"}, \#(rule)}]"#
    )
    return fixture
  }

  @Test(arguments: [
    (#""rule": "casos""#, "change 'casos' to a value of 'rule': 'cases', 'no-type'"),
    (#""rule": "cases", "in": "Action""#, "add the key 'count'"),
    (#""rule": "cases", "count": 2"#, "add the key 'in'"),
    (#""rule": "call""#, "add the key 'names'"),
    (#""rule": "call", "names": [], "in": "A""#, "give 'names' a list of at least one string"),
    (#""rule": "call", "names": ["a"], "in": "A..B""#, "write 'A..B' as names with a dot"),
    (#""rule": "call", "names": ["a"], "count": 1"#, "remove 'count'"),
    (#""rule": "cases", "in": "A", "count": 1, "names": ["a"]"#, "remove 'names'"),
  ])
  func `a fault in a rule is shown`(rule: String, report: String) throws {
    let problems = try Self.rules(rule).problems().filter { $0.hasPrefix(Self.path) }
    #expect(problems.count == 1)
    #expect(problems.first?.contains(report) == true, "\(problems)")
  }

  @Test func `rules are read in their order`() throws {
    let rules = try Self.rules(#""rule": "no-assignment", "in": "Vista""#).load().katas[0].rules
    #expect(rules.map(\.demand) == [.init(kind: .noAssignment, place: "Vista")])
    #expect(rules.map(\.why.en) == ["y"])
    #expect(try CourseFixture().load().katas[0].rules.isEmpty)
  }
}
