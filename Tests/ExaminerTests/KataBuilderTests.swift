import Examiner
import Foundation
import Testing

@Suite struct `Building a kata` {
  private let right = """
    import ComposableArchitecture
    @Reducer struct Contador {
      @ObservableState struct State: Equatable { var cuenta = 0 }
      enum Action { case incremento, decremento, reinicio }
      var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
    }

    """

  private func build(_ source: String) throws -> BuildOutcome {
    try Course.build(contador: source, in: Course.Folder())
  }

  @Test func `shows the learner's errors at their lines, the first one first`() throws {
    guard
      case .refused(let diagnostics) = try build(right + "let n: Int = \"no\"\nlet m: Bool = 3\n")
    else {
      Issue.record("it compiled")
      return
    }
    #expect(diagnostics.first?.line == 7)
    #expect(diagnostics.allSatisfy { $0.file.hasSuffix("/Contador.swift") })
  }

  @Test func `lays an error in a macro's expansion at the macro`() throws {
    let source = right.replacing("var cuenta = 0", with: "var cuenta: Nada")
    guard case .refused(let diagnostics) = try build(source) else {
      Issue.record("it compiled")
      return
    }
    #expect(diagnostics.first?.message == "cannot find type 'Nada' in scope")
    #expect(diagnostics.first?.line == 3)
    #expect(diagnostics.allSatisfy { $0.line <= 6 })
  }

  @Test(arguments: [
    (#"struct Contador {"#, #"struct Cuenta {"#, ["Contador"]),
    (#"struct State: Equatable {"#, #"struct Estado: Equatable {"#, []),
  ])
  func `names what the kata asks for and the file lacks`(
    _ row: (old: String, new: String, missing: [String])
  ) throws {
    switch try build(right.replacing(row.old, with: row.new)) {
    case .incomplete(let missing): #expect(missing == row.missing)
    case .refused(let diagnostics): #expect(row.missing.isEmpty && !diagnostics.isEmpty)
    case .built: Issue.record("it was built")
    }
  }

  @Test func `does not take a name that is there for one that is missing`() throws {
    let outcome = try build(right.replacing("var cuenta = 0", with: "var cuenta: Int"))
    guard case .incomplete(let missing) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(missing.isEmpty)
  }

  @Test(arguments: [
    "#sourceLocation(file: \"/etc/passwd\", line: 1)\nlet n: Int = \"no\"",
    "@_cdecl(\"swift_retain\") public func f() {}\nlet n: Int = \"no\"",
  ])
  func `an error that hides its place is still the file's`(_ line: String) throws {
    guard case .refused(let diagnostics) = try build(right + line + "\n") else {
      Issue.record("it was built")
      return
    }
    #expect(diagnostics.allSatisfy { $0.file.hasSuffix("/Contador.swift") })
    #expect(diagnostics.first?.message.hasPrefix("cannot convert value of type 'String'") == true)
  }

  @Test(arguments: ["Probe", "Wire", "Examiner", "HiddenExams", "KataContador"])
  func `our own modules cannot be imported`(_ module: String) throws {
    guard case .refused(let diagnostics) = try build("import \(module)\n" + right) else {
      // A module may name itself: that imports nothing.
      #expect(module == "KataContador")
      return
    }
    #expect(diagnostics.first?.line == 1)
  }

  @Test(arguments: ["RegexBuilder", "FoundationNetworking", "Dispatch", "Testing", "Observation"])
  func `what the toolchain offers can be imported and used`(_ module: String) throws {
    let uses = [
      "RegexBuilder": "func r() -> Regex<Substring> { Regex { OneOrMore(.digit) } }",
      "FoundationNetworking": "let r = URLSession.shared",
      "Dispatch": "let q = DispatchQueue(label: \"a\")",
      "Testing": "@Test func nada() { #expect(1 == 1) }",
      "Observation": "@Observable final class Modelo { var x = 0 }",
    ]
    let source = "import Foundation\nimport \(module)\n" + right + (uses[module] ?? "") + "\n"
    guard case .built(let built) = try build(source) else {
      Issue.record("\(module) is refused")
      return
    }
    #expect(throws: Never.self) { _ = try SubjectProcess(built.subject) }
  }

  @Test func `a folder, a pipe or nothing at the file's place is told by its path`() throws {
    let folder = try Course.Folder()
    let place = folder.url.appending(path: "Contador.swift")
    #expect(throws: BuildError.self) { try build(at: place) }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    do {
      _ = try build(at: place)
      Issue.record("a folder was compiled")
    } catch BuildError.source(let path, .notAFile) {
      #expect(path == place.path)
    }
    try FileManager.default.removeItem(at: place)
    mkfifo(place.path, 0o600)
    do {
      _ = try build(at: place)
      Issue.record("a pipe was compiled")
    } catch BuildError.source(_, .notAFile) {}
  }

  private func build(at place: URL) throws -> BuildOutcome {
    try KataBuilder(
      installation: Course.installation,
      toolchain: Toolchain(environment: Course.environment)
    ).build(
      KataSources(
        id: "contador",
        module: "KataContador",
        probeModule: "ContadorProbe",
        files: [place],
        probe: Course.root.appending(path: "lessons/01-flujo-unidireccional/contador/Probe.swift")
      )
    )
  }

  @Test func `a probe of ours that does not open is our fault`() throws {
    let folder = try Course.Folder()
    let file = try folder.write(right, as: "Contador.swift")
    let builder = KataBuilder(
      installation: Course.installation,
      toolchain: try Toolchain(environment: Course.environment)
    )
    #expect(throws: BuildError.self) {
      try builder.build(
        KataSources(
          id: "contador",
          module: "KataContador",
          probeModule: "ContadorProbe",
          files: [file],
          probe: folder.url.appending(path: "Probe.swift")
        )
      )
    }
  }

  @Test func `leaves nothing behind`() throws {
    let folder = Course.installation.cache.appending(path: "katas")
    var scratch: Set<String> = []
    do {
      let outcome = try build(right)
      scratch = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
      guard case .built(let built) = outcome else {
        Issue.record("it was not built")
        return
      }
      #expect(scratch.contains { built.subject.command[1].contains($0) })
      scratch = scratch.filter { built.subject.command[1].contains($0) }
    }
    let left = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    #expect(left.isDisjoint(with: scratch))
  }
}
