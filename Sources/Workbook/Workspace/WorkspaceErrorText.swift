public import Bilingual

extension WorkspaceError {
  /// What is wrong and what the learner can do about it.
  public var text: Localized {
    switch self {
    case .link(let path):
      Localized(
        es: "'\(path)' es un enlace y no lo sigo; pon en su lugar el archivo o la carpeta",
        en: "'\(path)' is a link, which is not followed; put the file or folder in its place"
      )
    case .unexpectedKind(let path):
      Localized(
        es: "en el lugar de '\(path)' hay otra cosa; apártala y vuelve a intentarlo",
        en: "something else stands in the place of '\(path)'; move it away and try again"
      )
    case .missingFile(let path):
      Localized(
        es: "falta '\(path)'; 'reset' lo crea de nuevo",
        en: "'\(path)' is missing; 'reset' makes it anew"
      )
    case .missingStarter(let path):
      Localized(
        es: "al curso le falta '\(path)'; vuelve a instalarlo",
        en: "the course lacks '\(path)'; install it again"
      )
    case .system(let error, let path):
      Localized(
        es: "el sistema no permite '\(error.operation)' en '\(path)': \(error.text)",
        en: "the system refused '\(error.operation)' on '\(path)': \(error.text)"
      )
    }
  }
}
