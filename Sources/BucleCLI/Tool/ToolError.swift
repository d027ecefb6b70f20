import Bilingual
import Classroom
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
  /// No kata differs from what the learner was given.
  case nothingToSubmit
  /// Nobody could read what would be written.
  case unfitToSubmit(SubmissionProblem)
  case fileExists(String)
  case cannotSave(String, reason: String)
  /// Neither of these holds a submission.
  case noSubmissions([String])
  /// There is nothing at these paths, which were given by name.
  case noSuchPaths([String])
  /// Other people's code would run with all that the user may do.
  case unconfined

  var status: ExitCode {
    switch self {
    case .usage, .workspaceInsideInstallation, .noSubmissions, .noSuchPaths, .unconfined,
      .nameTaken,
      .malformedName:
      .usage
    case .noCourse, .course, .noExam, .cannotRead, .noPlace: .lessonData
    case .cannotMakeWorkspace, .workspace, .progress, .cannotWrite, .nothingToSubmit,
      .unfitToSubmit, .fileExists, .cannotSave:
      .notJudged
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

  var text: Localized {
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
    case .nothingToSubmit:
      Localized(
        es: "Todavía no hay nada que entregar: tus katas están como al principio.",
        en: "There is nothing to submit yet: your katas are as you were given them."
      )
    case .unfitToSubmit(let problem):
      Localized(
        es: "La entrega no serviría: \(problem.text.es).",
        en: "The submission would be of no use: \(problem.text.en)."
      )
    case .fileExists(let path):
      Localized(
        es: "Ya hay un `\(path)` y no lo toco. Elige otro nombre con `--out`.",
        en: "There is a `\(path)` already, which stays. Choose another name with `--out`."
      )
    case .cannotSave(let path, let reason):
      Localized(
        es: "No puedo escribir `\(path)`: \(reason).",
        en: "`\(path)` cannot be written: \(reason)."
      )
    case .noSubmissions(let paths):
      Localized(
        es: "No hay ninguna entrega (`.json`) en \(paths.listed(.spanish)).",
        en: "There is no submission (`.json`) in \(paths.listed(.english))."
      )
    case .noSuchPaths(let paths):
      Localized(
        es: "No existe \(paths.listed(.spanish)): no se ha calificado nada.",
        en: "There is nothing at \(paths.listed(.english)): no submission was graded."
      )
    case .unconfined:
      Localized(
        es:
          "Calificar ejecuta código de otras personas, y aquí no se puede aislar. Instala `bubblewrap` (`sudo apt-get install bubblewrap`), o añade `--unconfined` si te fías de todas las entregas.",
        en:
          "Grading runs other people's code, which cannot be confined here. Install `bubblewrap` (`sudo apt-get install bubblewrap`), or add `--unconfined` if you trust every submission."
      )
    case .usage, .course, .workspace, .progress: Localized(same: "")
    }
  }
}
