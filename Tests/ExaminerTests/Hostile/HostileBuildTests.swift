import Examiner
import Foundation
import Testing

/// Files that are after the compiler.
@Suite struct `Files hostile to the compiler` {
  /// What each is, and what the compiler says first.
  static let refused: [(source: String, message: String)] = [
    ("import Examiner\n", "no such module 'Examiner'"),
    ("import HiddenExams\n", "no such module 'HiddenExams'"),
    ("import Workbook\n", "no such module 'Workbook'"),
    ("import CSandbox\n", "no such module 'CSandbox'"),
    ("@testable import BucleCLI\n", "no such module 'BucleCLI'"),
    (
      "@freestanding(expression) macro m() -> Int = #externalMacro(module: \"Mala\", type: \"M\")\nlet n = #m\n",
      "external macro implementation type 'Mala.M' could not be found"
    ),
    (
      (0..<300).map { "struct N\($0) { " }.joined() + String(repeating: "}", count: 300) + "\n",
      "structure nesting level exceeded maximum of 256"
    ),
  ]

  @Test(arguments: refused)
  func `are refused in the compiler's own words`(_ row: (source: String, message: String)) throws {
    guard
      case .refused(let diagnostics) = try Course.build(
        contador: row.source + HostileFile.source(""),
        in: .init()
      )
    else {
      Issue.record("it was built")
      return
    }
    #expect(diagnostics.contains { $0.message.hasPrefix(row.message) }, "\(diagnostics)")
  }

  /// Each would keep it busy for minutes at least.
  static let bombs: [String] = [
    expressions,
    "let n = \(String(repeating: "[", count: 3000))1\(String(repeating: "]", count: 3000))\n",
    ourMacros, ourBuilder,
  ]

  /// Our own macros write a great deal for each of these, and the compiler reads it all.
  private static var ourMacros: String {
    let cases = (0..<2000).map { "case c\($0)(Int)" }.joined(separator: "\n")
    let fields = (0..<2000).map { "var v\($0) = 0" }.joined(separator: "\n")
    return (0..<3).map {
      """
      @Reducer struct Bomba\($0) {
        @ObservableState struct State: Equatable { \(fields) }
        @CasePathable enum Action { \(cases) }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """
    }.joined(separator: "\n")
  }

  /// A body whose type is as deep as what is written in it, in our own result builder.
  private static var ourBuilder: String {
    let branch =
      "if Bool.random() { EmptyReducer() } else { Reduce { $0.cuenta += -(1 + 2) * -(3 - $1.n + 4.0) ; return .none } }"
    return """
      @Reducer struct Bomba {
        struct State: Equatable { var cuenta = 0 }
        enum Action { case a; var n: Double { 1 } }
        var body: some ReducerOf<Self> {
          \(Array(repeating: branch, count: 400).joined(separator: "\n"))
        }
      }
      """
  }

  private static var expressions: String {
    let bomb = """
      let n: Double = -(1 + 2) + -(3 + 4) * -(5 - 6.0) + [1, 2.0, -3].map { -$0 * 2 + 1 }.reduce(0, +) - -(7 + 8)
        + [1, 2, 3].map { -$0 + (1 - -2) * 3 }.reduce(-(1 + 2), +) * -(9 - 1 + -(2 * 3)) + [1: [2: -3]][1]![2]!
        + -(1 + (2 - -(3 + 4))) * [4, 5].map { $0 - -(1 + 2) }.reduce(0, { $0 + -$1 * 2 })
      """
    return (0..<200).map { bomb.replacing("let n", with: "let n\($0)") }.joined(separator: "\n")
  }

  @Test(arguments: bombs.indices) func `and would keep it busy for ever are stopped`(
    _ index: Int
  ) throws {
    let folder = try Course.Folder()
    var limits = Limits.compiler
    limits.cpuSeconds = 1
    let start = ContinuousClock.now
    #expect(throws: BuildError.self) {
      let outcome = try Course.build(
        contador: HostileFile.source("") + Self.bombs[index],
        in: folder,
        limits: limits
      )
      Issue.record("\(outcome)")
    }
    #expect(.now - start < .seconds(20))
    guard case .built = try Course.build(contador: HostileFile.source(""), in: .init()) else {
      Issue.record("the next check is harmed")
      return
    }
  }

  @Test func `and are no plain text of the learner's are not compiled`() throws {
    let folder = try Course.Folder()
    let place = folder.url.appending(path: "Contador.swift")
    try FileManager.default.createSymbolicLink(
      atPath: place.path,
      withDestinationPath: "/etc/passwd"
    )
    var kata = Course.contador(at: place)
    kata.followsLinks = false
    let builder = KataBuilder(
      installation: Course.installation,
      toolchain: try Toolchain(environment: Course.environment)
    )
    do {
      _ = try builder.build(kata)
      Issue.record("a link was compiled")
    } catch BuildError.source(_, .link) {}
    try FileManager.default.removeItem(at: place)
    try Data(repeating: 0x20, count: 2 << 20).write(to: place)
    do {
      _ = try builder.build(kata)
      Issue.record("two megabytes were compiled")
    } catch BuildError.source(_, .tooLarge) {}
  }
}
