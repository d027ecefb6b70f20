package import Bilingual

extension SubmissionProblem {
  /// What is wrong with it, as a clause without a full stop.
  package var text: Localized {
    switch self {
    case .link:
      Localized(es: "es un enlace, y no se sigue", en: "it is a link, which is not followed")
    case .notAFile: Localized(es: "no es un archivo normal", en: "it is no regular file")
    case .tooLarge(let limit):
      Localized(
        es: "pasa de \(limit >> 20) MiB, más de lo que ocupa una entrega",
        en: "it is larger than \(limit >> 20) MiB, which no submission is"
      )
    case .unreadable(let reason):
      Localized(es: "no se puede leer: \(reason)", en: "it cannot be read: \(reason)")
    case .empty: Localized(es: "el archivo está vacío", en: "the file is empty")
    case .cutShort:
      Localized(
        es: "está a medias: se cortó al copiarlo o al subirlo, y hay que pedirlo otra vez",
        en: "it breaks off: it was cut short on the way, so ask for it once more"
      )
    case .notASubmission:
      Localized(
        es: "no es una entrega hecha con `bucle entregar`",
        en: "it is no submission made by `bucle submit`"
      )
    case .newerVersion(let version):
      Localized(
        es:
          "es de la versión \(version) del formato y esta herramienta solo lee la \(Submission.version): actualízala",
        en:
          "its format is version \(version) and this tool reads \(Submission.version): update the tool"
      )
    case .damaged:
      Localized(
        es: "la suma de comprobación no cuadra: se dañó por el camino o alguien la cambió",
        en: "its checksum is wrong: it was damaged on the way, or changed"
      )
    case .noKatas: Localized(es: "no trae ninguna kata", en: "there is no kata in it")
    case .repeatedKata(let kata):
      Localized(
        es: "trae dos veces `\(Self.shown(kata))`",
        en: "`\(Self.shown(kata))` is in it twice"
      )
    case .unknownKata(let kata):
      Localized(
        es: "trae `\(Self.shown(kata))`, que no es ninguna kata de este curso",
        en: "it holds `\(Self.shown(kata))`, which is no kata of this course"
      )
    case .wrongFiles(let kata, let found):
      Localized(
        es: "los archivos de `\(kata)` no son los suyos: \(Self.list(found))",
        en: "the files of `\(kata)` are not the kata's: \(Self.list(found))"
      )
    case .fileTooLarge(let kata, let name):
      Localized(
        es: "`\(kata)/\(name)` es demasiado grande",
        en: "`\(kata)/\(name)` is too large"
      )
    case .emptyFile(let kata, let name):
      Localized(
        es: "`\(kata)/\(name)` no trae contenido que se pueda leer",
        en: "`\(kata)/\(name)` has no content that can be read"
      )
    case .wrongHash(let kata):
      Localized(
        es: "la huella de `\(kata)` no es la de sus archivos",
        en: "the content hash of `\(kata)` is not that of its files"
      )
    }
  }

  private static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "∅" }
    let more = names.count > 5 ? " …" : ""
    return names.prefix(5).map { "`\(shown($0))`" }.joined(separator: ", ") + more
  }

  /// A name from the outside, of a length and of characters that can be shown anywhere.
  private static func shown(_ name: String) -> String {
    CleanText.line(name, limit: 60)
  }
}
