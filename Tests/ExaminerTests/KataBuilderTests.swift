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
