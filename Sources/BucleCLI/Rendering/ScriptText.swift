import Bilingual
import Workbook

/// What is said of scripts that are saved and replayed.
enum ScriptText {
  static func saved(_ name: String, _ result: Result<String?, WorkspaceError>) -> Localized {
    switch result {
    case .success(let path?):
      Localized(
        es: "Guardado en `\(path)`. `reproducir \(name)` lo repite.",
        en: "Saved in `\(path)`. `replay \(name)` does it again."
      )
    case .success(nil):
      Localized(
        es: "Ya hay un guion `\(name)` y no lo piso: elige otro nombre.",
        en: "There is a script `\(name)` already, which stays as it is: choose another name."
      )
    case .failure(let error): error.text
    }
  }

  static func notLoaded(_ name: String, _ error: WorkspaceError) -> Localized {
    guard case .missingFile = error else { return error.text }
    return Localized(
      es:
        "No hay ningún guion `\(name)`. Con una feature abierta, `guardar \(name)` guarda lo que hayas hecho en ella.",
      en:
        "There is no script `\(name)`. With a feature open, `save \(name)` saves what you have done to it."
    )
  }

  static func text(_ note: Passage.Note) -> Localized {
    switch note {
    case .notScriptName(let name) where name.isEmpty:
      Localized(
        es: "Dale un nombre: `guardar mi-guion`, `reproducir mi-guion`.",
        en: "Give it a name: `save my-script`, `replay my-script`."
      )
    case .notScriptName(let name):
      Localized(
        es: "`\(name)` no sirve de nombre: usa letras, cifras y guiones.",
        en: "`\(name)` does not do as a name: use letters, digits and hyphens."
      )
    case .scriptTooLong(let count, let limit):
      Localized(
        es: "El guion tiene \(count) líneas y se reproducen \(limit) como mucho.",
        en: "The script has \(count) lines, and at most \(limit) are replayed."
      )
    case .notReplayable(let line):
      Localized(
        es: "Un guion solo abre features y hace cosas en ellas; no entiendo `\(line)`.",
        en: "A script only opens features and does things to them; `\(line)` is neither."
      )
    default: preconditionFailure("no note about scripts: \(note)")
    }
  }
}
