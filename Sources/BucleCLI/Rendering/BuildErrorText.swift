import Bilingual
import Examiner

extension BuildError {
  /// Why nothing could be compiled, and the next step.
  var text: Localized {
    switch self {
    case .toolchain(let error): error.text
    case .system(let error):
      Localized(
        es: "El compilador no pudo arrancar: \(error). `bucle diagnóstico` mira qué falta.",
        en: "The compiler could not be started: \(error). `bucle doctor` looks for what is missing."
      )
    case .files(let reason):
      Localized(
        es: "No pude preparar la carpeta de compilación: \(reason)",
        en: "The build folder could not be prepared: \(reason)"
      )
    case .timeLimit(let limit):
      Localized(
        es: """
          El compilador llevaba más de \(limit.written) con tu archivo y lo paré. Lo que más lo entretiene son las \
          expresiones muy largas, los tipos metidos unos dentro de otros y las macros sobre tipos enormes. Deshaz \
          tu último cambio, o parte la expresión en varias con su tipo escrito, y comprueba otra vez.
          """,
        en: """
          The compiler had been at your file for more than \(limit.written) and was stopped. What keeps it busiest \
          are very long expressions, types nested in one another, and macros on huge types. Undo your last change, \
          or split the expression into several with their types written out, and check again.
          """
      )
    case .cancelled: Localized(es: "Parado.", en: "Stopped.")
    case .source(let path, let fault): fault.text(path)
    case .compiler(let words):
      Localized(
        es: "El compilador falló sin señalar tu archivo. Dijo:\n\(words)",
        en: "The compiler failed without a word on your file. It said:\n\(words)"
      )
    }
  }
}

extension BuildError.SourceFault {
  func text(_ path: String) -> Localized {
    switch self {
    case .unreadable(let error):
      Localized(
        es: "No puedo leer `\(path)` (\(error)). `reiniciar` trae el archivo de partida.",
        en: "`\(path)` cannot be read (\(error)). `reset` brings back the starting file."
      )
    case .notAFile:
      Localized(
        es: "`\(path)` no es un archivo de texto. `reiniciar` trae el archivo de partida.",
        en: "`\(path)` is not a text file. `reset` brings back the starting file."
      )
    case .link:
      Localized(
        es: "`\(path)` es un enlace, y en una entrega no se siguen enlaces.",
        en: "`\(path)` is a link, and links in a submission are not followed."
      )
    case .tooLarge(let size):
      Localized(
        es: "`\(path)` ocupa \(size.mebibytes) MiB; compilo archivos de hasta 1 MiB.",
        en: "`\(path)` takes \(size.mebibytes) MiB; files of up to 1 MiB are compiled."
      )
    }
  }
}

extension ToolchainError {
  var text: Localized {
    switch self {
    case .notFound(let folders):
      Localized(
        es:
          "No encuentro `swiftc` en \(folders.joined(separator: ":")). Instala Swift 6.3 (https://www.swift.org/install/linux/) y añade su carpeta a `PATH`.",
        en:
          "There is no `swiftc` in \(folders.joined(separator: ":")). Install Swift 6.3 (https://www.swift.org/install/linux/) and add its folder to `PATH`."
      )
    case .incomplete(let program):
      Localized(
        es: "A esta instalación de Swift le falta `\(program)`. Instálala de nuevo.",
        en: "This installation of Swift lacks `\(program)`. Install it again."
      )
    case .unanswered(let driver, let reason):
      Localized(
        es: "`\(driver)` no dice dónde está Swift: \(reason)",
        en: "`\(driver)` does not say where Swift is: \(reason)"
      )
    }
  }
}
