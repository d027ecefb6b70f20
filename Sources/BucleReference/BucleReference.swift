internal import CSandbox
import Glibc
import LiveFeatures
import Probe

private import ContadorProbe

/// The program our own features run in: the references of the katas, and the lessons' live features.
@main
enum BucleReference {
  private static let katas: [String: SubjectProgram] = [
    "kata:contador": ContadorProbe.program
  ]
  private static let programs = LiveFeatures.programs.merging(katas) { live, _ in live }

  static func main() {
    let id = CommandLine.arguments.dropFirst().first ?? ""
    guard let program = programs[id] else {
      let usage = "usage: bucle-reference \(programs.keys.sorted().joined(separator: "|"))\n"
      _ = usage.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      exit(64)
    }
    _ = bucle_hide_memory()
    SubjectHost.run(program)
  }
}
