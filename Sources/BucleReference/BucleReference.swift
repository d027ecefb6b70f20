import Glibc
import LiveFeatures
import Probe

private import ContadorProbe

/// The program our own features run in: the references of the katas, and the lessons' live features.
@main
enum BucleReference {
  private static let programs: [String: SubjectProgram] =
    LiveFeatures.programs.merging(["kata:contador": ContadorProbe.program]) { live, _ in live }

  static func main() {
    let id = CommandLine.arguments.dropFirst().first ?? ""
    guard let program = programs[id] else {
      fputs("usage: bucle-reference \(programs.keys.sorted().joined(separator: "|"))\n", stderr)
      exit(64)
    }
    SubjectHost.run(program)
  }
}
