import Foundation

/// Prints medians and ratios from one run; nothing is asserted.
@main
enum BucleBenchmarks {
  static func main() async {
    let wanted = Set(CommandLine.arguments.dropFirst())
    for (name, run) in suites where wanted.isEmpty || wanted.contains(name) {
      print("\n\(name)")
      do {
        try await run()
      } catch {
        print("  not measured: \(error)")
      }
    }
  }

  private static let suites: [(String, @Sendable () async throws -> Void)] = [
    ("runtime", { await RuntimeBenchmark.run() }),
    (
      "effects",
      {
        await RuntimeBenchmark.effects()
        await RuntimeBenchmark.tests()
      }
    ),
    ("check", { try CheckBenchmark.run() }),
    ("katas", { try KataBenchmark.run() }),
    ("grade", { try GradeBenchmark.run() }),
    ("explorer", { try ExplorerBenchmark.run() }),
    ("mutants", { try MutationBenchmark.run() }),
    ("prompt", { try PromptBenchmark.run() }),
  ]
}
