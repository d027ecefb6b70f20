internal import CSandbox
import ExamSubjects
import Glibc
import LiveComparison
import LiveFeatures
import LiveForms
import LiveModels
import Probe

private import BuscadorModeloProbe
private import BuscadorReducerProbe
private import ContadorProbe
private import DelModeloAlReducerProbe
private import EditorProbe
private import EfectoProbe
private import HuerfanaProbe
private import ListaFiltroProbe
private import MiniBindingProbe
private import MiniObservableProbe
private import ObservacionProbe
private import PerfilAManoProbe
private import PerfilBindingProbe
private import PerfilVivoProbe
private import TemporizadorProbe
private import VistaPuraProbe

/// The program our own features run in: the references of the katas, and the lessons' live features.
@main
enum BucleReference {
  private static let katas: [String: SubjectProgram] = [
    "kata:contador": ContadorProbe.program,
    "kata:vista-pura": VistaPuraProbe.program,
    "kata:efecto": EfectoProbe.program,
    "kata:temporizador": TemporizadorProbe.program,
    "kata:perfil-a-mano": PerfilAManoProbe.program,
    "kata:mini-binding": MiniBindingProbe.program,
    "kata:perfil-binding": PerfilBindingProbe.program,
    "kata:perfil-vivo": PerfilVivoProbe.program,
    "kata:observacion": ObservacionProbe.program,
    "kata:mini-observable": MiniObservableProbe.program,
    "kata:lista-filtro": ListaFiltroProbe.program,
    "kata:editor": EditorProbe.program,
    "kata:buscador-modelo": BuscadorModeloProbe.program,
    "kata:buscador-reducer": BuscadorReducerProbe.program,
    "kata:huerfana": HuerfanaProbe.program,
    "kata:del-modelo-al-reducer": DelModeloAlReducerProbe.program,
  ]
  private static let programs: [String: SubjectProgram] =
    LiveFeatures.programs
    .merging(LiveForms.programs) { first, _ in first }
    .merging(LiveModels.programs) { first, _ in first }
    .merging(LiveComparison.programs) { first, _ in first }
    .merging(katas) { live, _ in live }
    .merging(ExamSubjects.programs) { live, _ in live }

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
