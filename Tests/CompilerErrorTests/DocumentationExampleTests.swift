import Examiner
import Foundation
import Testing

/// An example in a documentation comment.
struct DocumentationExample: Sendable, CustomTestStringConvertible {
  /// From the root of the checkout.
  var file: String
  /// Of its first line, from 1.
  var line: Int
  var code: [String]

  var testDescription: String { "\(file):\(line)" }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The fenced blocks of a module's documentation comments.
  static func all(in module: String) -> [Self] {
    let folder = root.appending(path: "Sources/\(module)")
    let names =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name in
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return examples(in: text ?? "", file: "Sources/\(module)/\(name)")
    }
  }

  private static func examples(in text: String, file: String) -> [Self] {
    var examples: [Self] = []
    var open: Self?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("///") else { continue }
      let content = line.dropFirst(line.hasPrefix("/// ") ? 4 : 3)
      if content.hasPrefix("```") {
        if let example = open { examples.append(example) }
        open = open == nil ? Self(file: file, line: index + 2, code: []) : nil
      } else {
        open?.code.append(String(content))
      }
    }
    return examples
  }

  /// The example as a file: statements stand in a function, and the counter is there if it is not the example.
  var source: [String] {
    let isDeclaration = ["@", "struct ", "extension ", "func "].contains {
      code.first?.hasPrefix($0) == true
    }
    let body = isDeclaration ? code : ["func ejemplo() async throws {"] + code + ["}"]
    let isCounter = code.contains { $0.hasPrefix("struct Contador") }
    return (isDeclaration ? [] : ["@MainActor"]) + body + (isCounter ? [] : Self.counter)
  }

  private static let counter = """
    @Reducer
    struct Contador {
      @ObservableState
      struct State: Equatable {
        var cuenta = 0
      }
      enum Action: Equatable {
        case incremento
        case fijar(Int)
        case esperar
      }
      @Dependency(\\.continuousClock) var reloj
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .incremento:
            state.cuenta += 1
            return .none
          case .fijar(let valor):
            state.cuenta = valor
            return .none
          case .esperar:
            return .run { send in
              try await reloj.sleep(for: .seconds(1))
              await send(.incremento)
            }
          }
        }
      }
    }
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

@Suite struct DocumentationExampleTests {
  private static let examples = ["Bucle", "BucleTesting"].flatMap(DocumentationExample.all)

  @Test func `there are examples`() {
    #expect(Self.examples.count >= 10)
  }

  @Test(arguments: examples)
  func `an example in the documentation compiles`(_ example: DocumentationExample) throws {
    let environment = ProcessInfo.processInfo.environment
    let diagnostics = try SnippetCompiler(
      installation: Installation(environment: environment),
      toolchain: Toolchain(environment: environment)
    ).diagnostics(example.source, imports: ["ComposableArchitecture"])
    let errors = diagnostics.filter { $0.severity == .error }
    #expect(errors == [], "\(errors)")
  }
}
