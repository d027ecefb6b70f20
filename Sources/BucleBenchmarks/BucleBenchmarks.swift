import Foundation

/// Prints medians and ratios from one run; nothing is asserted.
@main
enum BucleBenchmarks {
  static func main() throws {
    let wanted = Set(CommandLine.arguments.dropFirst())
    for (name, run) in suites where wanted.isEmpty || wanted.contains(name) {
      print("\n\(name)")
      try run()
    }
  }

  private static let suites: [(String, @Sendable () throws -> Void)] = [
    ("check", { try CheckBenchmark.run() }),
    ("explorer", { try ExplorerBenchmark.run() }),
    ("prompt", { try PromptBenchmark.run() }),
  ]
}
