import Foundation
import SwiftSyntax
import SyntaxWire

/// Reads one request, answers it and ends; the sources in it are parsed and never run.
@main
enum BucleSyntax {
  /// A tree is as deep as its author likes, and visiting it takes a frame or more for each level.
  private static let stackSize = 256 << 20

  static func main() {
    let thread = Thread {
      answerOnce()
      exit(0)
    }
    thread.stackSize = stackSize
    thread.start()
    while true { pause() }
  }

  private static func answerOnce() {
    do {
      let input = try FileHandle.standardInput.readToEnd() ?? Data()
      let request = try JSONDecoder().decode(SyntaxRequest.self, from: input)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try FileHandle.standardOutput.write(contentsOf: encoder.encode(answer(to: request)))
    } catch {
      FileHandle.standardError.write(Data("bucle-syntax: \(error)\n".utf8))
      // EX_DATAERR of sysexits.h.
      exit(65)
    }
  }

  private static func answer(to request: SyntaxRequest) -> SyntaxAnswer {
    switch request {
    case .check(let sources, let demands):
      let checker = RuleChecker(sources.map(ParsedSource.init))
      return .checked(demands.map(checker.violations))
    case .count(let sources):
      let taker = CensusTaker(viewMode: .sourceAccurate)
      for source in sources { taker.walk(ParsedSource(source).tree) }
      return .counted(taker.census)
    case .mutate(let source):
      return .mutants(MutantMaker.mutants(of: ParsedSource(source)))
    case .spell(let sources):
      return .spelled(SpellingChecker.misspellings(in: sources.map(ParsedSource.init)))
    }
  }
}
