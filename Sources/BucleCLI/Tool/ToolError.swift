import Bilingual
import Examiner
import Workbook

/// Why a command cannot be carried out.
enum ToolError: Error, Sendable {
  case usage(UsageError)
  case noCourse(searchedFrom: String)
  case course(CourseFailure)
  case workspaceInsideInstallation(String)
  case cannotMakeWorkspace(String, reason: String)
  case workspace(WorkspaceError)
  case progress(ProgressError)
  case cannotWrite(String, reason: String)
  /// What the author of a kata keeps beside it cannot be read.
  case cannotRead(String, reason: String)
  /// A new kata would need this name.
  case nameTaken(String)
  case malformedName(String)
  /// A file of the course that a new kata has to be entered in has no place for it.
  case noPlace(file: String)
  /// A kata of the course has no exam linked into this tool.
  case noExam(Kata.ID)

  var status: ExitCode {
    switch self {
    case .usage, .workspaceInsideInstallation: .usage
    case .noCourse, .course, .noExam, .cannotRead, .noPlace: .lessonData
    case .nameTaken, .malformedName: .usage
    case .cannotMakeWorkspace, .workspace, .progress, .cannotWrite: .notJudged
    }
  }

  func lines(_ scene: Scene) -> [Line] {
    switch self {
    case .usage(let error): error.text(scene.language).map { Line($0) }
    case .course(let failure): failure.lines(in: scene.language).map { Line($0, hanging: 2) }
    case .workspace(let error): [Line(scene.say(error.text), hanging: 0)]
    case .progress(let error): [Line(scene.say(error.text), hanging: 0)]
    default: [scene.paragraph(text)]
    }
  }

  private var text: Localized {
    switch self {
    case .noCourse(let folder):
      Localized(
        es:
          "No encuentro las lecciones por encima de `\(folder)`. Pon en `BUCLE_COURSE` la carpeta que contiene `workbook.json`.",
        en:
          "There are no lessons above `\(folder)`. Set `BUCLE_COURSE` to the folder that holds `workbook.json`."
      )
    case .workspaceInsideInstallation(let path):
      Localized(
        es:
          "`\(path)` está dentro del propio curso, donde no se guarda nada tuyo. Elige otra carpeta con `--workspace`.",
        en:
          "`\(path)` lies inside the course itself, where nothing of yours is kept. Choose another folder with `--workspace`."
      )
    case .cannotMakeWorkspace(let path, let reason), .cannotWrite(let path, let reason):
      Localized(
        es: "No puedo crear `\(path)`: \(reason) Elige otra carpeta con `--workspace`.",
        en: "`\(path)` cannot be made: \(reason) Choose another folder with `--workspace`."
      )
    case .cannotRead(let kata, let reason):
      Localized(
        es: "No puedo leer lo que acompaña a `\(kata)` en `solutions`: \(reason)",
        en: "What belongs to `\(kata)` in `solutions` cannot be read: \(reason)"
      )
    case .nameTaken(let name):
      Localized(
        es: "Ya hay algo con el nombre `\(name)`. Elige otro.",
        en: "There is something called `\(name)` already. Choose another name."
      )
    case .malformedName(let name):
      Localized(
        es: "`\(name)` no sirve de nombre: usa minúsculas sin acento, cifras y guiones.",
        en: "`\(name)` is no name: use lower-case letters, digits and hyphens."
      )
    case .noPlace(let file):
      Localized(
        es: "En `\(file)` no encuentro dónde anotar la kata.",
        en: "There is no place in `\(file)` to enter the kata."
      )
    case .noExam(let kata):
      Localized(
        es: "Esta herramienta no trae el examen de `\(kata)`. Compila de nuevo el curso.",
        en: "This tool has no exam for `\(kata)`. Build the course again."
      )
    case .usage, .course, .workspace, .progress: Localized(same: "")
    }
  }
}
