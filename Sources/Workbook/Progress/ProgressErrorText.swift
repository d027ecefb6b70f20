public import Bilingual
import Foundation

extension ProgressError {
  /// What is wrong and what the learner can do about it.
  public var text: Localized {
    switch self {
    case .corrupt(let backup):
      Localized(
        es:
          "el archivo de progreso estaba dañado; lo he apartado en '\(backup.shown)' y empiezo otro",
        en:
          "the progress file was damaged; it was moved to '\(backup.shown)' and a new one is begun"
      )
    case .damaged(let file):
      Localized(
        es:
          "el archivo de progreso '\(file.shown)' está dañado; sal y vuelve a empezar para apartarlo",
        en: "the progress file '\(file.shown)' is damaged; quit and start again to move it aside"
      )
    case .newerVersion(let found, let supported):
      Localized(
        es:
          "el progreso es de una versión más nueva (\(found), esta lee la \(supported)); actualiza bucle",
        en:
          "the progress is of a newer version (\(found), this one reads \(supported)); update bucle"
      )
    case .readOnly(let file):
      Localized(
        es: "no puedo guardar el progreso: '\(file.shown)' es de solo lectura; cambia sus permisos",
        en: "progress cannot be saved: '\(file.shown)' is read-only; change its permissions"
      )
    case .diskFull(let file):
      Localized(
        es: "no puedo guardar el progreso: el disco de '\(file.shown)' está lleno; libera espacio",
        en: "progress cannot be saved: the disk of '\(file.shown)' is full; free some space"
      )
    case .busy(let file):
      Localized(
        es: "otro terminal tiene ocupado '\(file.shown)'; espera a que acabe y vuelve a intentarlo",
        en: "another terminal is using '\(file.shown)'; wait for it to finish and try again"
      )
    case .folder(let error): error.text
    case .cannotOpen(let file, let reason):
      Localized(
        es: "no puedo abrir '\(file.shown)' (\(reason)); comprueba que la carpeta existe y es tuya",
        en:
          "'\(file.shown)' cannot be opened (\(reason)); check that the folder exists and is yours"
      )
    case .failed(let code, let reason):
      Localized(
        es: "SQLite ha fallado al guardar el progreso: \(reason) (código \(code))",
        en: "SQLite failed to save the progress: \(reason) (code \(code))"
      )
    }
  }
}

extension URL {
  fileprivate var shown: String { path(percentEncoded: false) }
}
