import Testing
import Workbook

@Suite struct BlockProblemTests {
  /// A block that stands on line 5, and what is printed about it.
  static let faults: [(block: String, report: [String])] = [
    ("```swift\nlet a = 1", ["5:1: error: close this block with ```"]),
    (
      "```play\n\nPlay.\n```",
      ["5:4: error: add the key 'feature'"]
    ),
    (
      "```play\nfeature: contador\ncolour: red\nPlay.\n```",
      [
        "7:1: error: remove 'colour'; only 'feature', 'try', 'news' may stand here",
        "8:1: error: write this line as 'key: value', or leave a blank line before it",
      ]
    ),
    (
      "```play\nfeature: Contador\nfeature: b\n```",
      [
        "6:10: error: spell 'Contador' with nothing but lower-case letters, digits and hyphens",
        "7:1: error: remove this second key 'feature'",
      ]
    ),
    (
      "```predict\nfeature: contador\nscript:\nask: state\n\nWhat?\n```",
      [
        "5:4: error: write the explanation below a line '---'",
        "7:1: error: give 'script' a value",
      ]
    ),
    (
      "```predict\nfeature: contador\nscript: ;\nask: state.\n\nWhat?\n---\nThat.\n```",
      [
        "7:9: error: give 'script' a value",
        "8:6: error: write 'state.' as names with a dot between them, such as 'state.cuenta'",
      ]
    ),
    (
      "```choose\nWho?\n\n- [x] a\n  b\n- [x] c\n```",
      [
        "10:1: error: explain this option in an indented paragraph below it",
        "10:1: error: mark every option but one with '- [ ]'",
        "8:1: note: this option is right already",
      ]
    ),
    (
      "```choose\n- [ ] a\n  b\nc\n```",
      [
        "5:4: error: write the question",
        "5:4: error: offer at least two options",
        "5:4: error: mark the right option with '- [x]'",
        "8:1: error: indent this line, so that it belongs to the option above it",
      ]
    ),
    (
      "```compare\nleft: a | .b\nshow: colour\nwidth: 0\n```",
      [
        "5:4: error: add the key 'right'",
        "7:7: error: change 'colour' to a value of 'show': 'view', 'state', 'actions'",
        "8:8: error: give 'width' a whole number from 1",
      ]
    ),
    (
      "```parallel\nleft: A\n```",
      [
        "5:4: error: add the key 'right'",
        "6:7: error: spell 'A' with nothing but lower-case letters, digits and hyphens",
      ]
    ),
    (
      "```count\nfiles: ../A.swift\n\nA.\n```",
      ["6:8: error: change '../A.swift' to a name without a folder that ends in .swift"]
    ),
    (
      "```judge\nspecification: s\nfeatures: a\nshow: states\n```",
      ["7:11: error: give 'features' two names, with ';' between them"]
    ),
    (
      "```judge\nspecification: s\nfeatures: a\nshow: all\n```",
      ["8:7: error: change 'all' to a value of 'show': 'checks', 'states'"]
    ),
    (
      "```refuse\nmentions: cuenta\n\n---\nNo.\n```",
      ["5:4: error: write the source"]
    ),
    (
      "```kata\nid: contar\n```",
      ["5:4: error: no kata is called 'contar'; there is 'contador'"]
    ),
    (
      "```kata\nid: contador\n```\n\n```kata\nid: contador\n```",
      [
        "9:4: error: change the name 'contador', which is taken; a block's is written {#name}",
        "5:4: note: it was first used here",
      ]
    ),
    (
      "```mermaid\nflowchart LR\nA[x] -->|b| B[y]\nA ==> B\nstyle C fill:#112233\nstyle A fill:red\n```",
      [
        "8:3: error: write 'A ==> B' as 'A[Label]', 'A -->|label| B' or 'style A fill:#rrggbb'",
        "9:7: error: remove this style or draw the node 'C'",
        "10:14: error: write the colour 'red' as #rrggbb",
      ]
    ),
    (
      "```mermaid\ngraph LR\n```",
      ["6:1: error: begin the diagram with 'flowchart LR' or 'flowchart TD'"]
    ),
    ("```mermaid\nflowchart TD\n```", ["5:4: error: add at least one node"]),
    (
      "```mermaid\nflowchart LR\nA vista-accion@--> B\n```",
      [
        "7:3: error: write one of these instead of 'vista-accion': "
          + Flowchart.Way.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      ]
    ),
  ]

  @Test(arguments: faults)
  func `a fault in a block is shown with its place`(block: String, report: [String]) throws {
    var fixture = CourseFixture()
    fixture.setStep(block)
    let file = "01-flujo/lesson.en.md:"
    #expect(try fixture.problems().filter { $0.hasPrefix(file) } == report.map { file + $0 })
  }

  @Test func `what is asked must be equal in both languages`() throws {
    let es = "```play\nfeature: contador\ntry: .a\n\nUno.\n```"
    let en = "```play\nfeature: contador\ntry: .b\n\nOne.\n```"
    var fixture = CourseFixture()
    fixture.setStep(es, en: en)
    #expect(
      try fixture.problems() == [
        "01-flujo/lesson.en.md:5:4: error: ask the same here as in the other language: equal kind, name and header",
        "01-flujo/lesson.es.md:5:4: note: the other language has it here",
      ]
    )
    fixture.setStep(es, en: "Nothing to do.")
    #expect(
      try fixture.problems() == [
        "01-flujo/lesson.es.md:5:4: error: ask the same here as in the other language: equal kind, name and header",
        "01-flujo/lesson.en.md:3:1: note: the other language has it here",
      ]
    )
    fixture.setStep(es, en: "```play\nfeature: contador\ntry: .a\n\nOther words.\n```")
    #expect(try fixture.problems() == [])
  }

  @Test func `steps must have the same names in the same order`() throws {
    var fixture = CourseFixture()
    fixture.files["01-flujo/lesson.es.md"] = "# F\n\n## A {#a}\n\n## B {#b}\n\n## B {#b}\n"
    fixture.files["01-flujo/lesson.en.md"] = "# F\n\n## B {#b}\n\n## A {#a}\n\n## C {#C}\n"
    #expect(
      try fixture.problems() == [
        "01-flujo/lesson.es.md:7:1: error: add the step 'C', which the other language has",
        "01-flujo/lesson.en.md:7:1: note: the other language has it here",
        "01-flujo/lesson.es.md:7:8: error: change the name 'b', which is taken; a block's is written {#name}",
        "01-flujo/lesson.es.md:5:1: note: it was first used here",
        "01-flujo/lesson.en.md:3:1: error: put the step 'b' in the order of the other language",
        "01-flujo/lesson.es.md:3:1: note: the other language has it here",
        "01-flujo/lesson.en.md:7:8: error: spell 'C' with nothing but lower-case letters, digits and hyphens",
      ]
    )
  }
}
