import Bilingual

/// What is said on the way through a lesson.
enum LessonText {
  static let how = Localized(
    es: "Intro sigue, `ayuda` enseña las órdenes, Ctrl-D sale. `lang en` for English.",
    en: "Return goes on, `help` lists the commands, Ctrl-D leaves. `idioma es` para español."
  )
  static let `try` = Localized(es: "Prueba:", en: "Try:")
  static let script = Localized(es: "Guion:", en: "Script:")
  static let willCompile = Localized(
    es: "Pulsa Intro y lo compilo.",
    en: "Press Return to have it compiled."
  )
  static let willExpand = Localized(
    es: "Pulsa Intro y el compilador lo despliega.",
    en: "Press Return to have the compiler expand it."
  )
  static let goOn = Localized(es: "Intro: siguiente paso.", en: "Return: the next step.")
  static let lastStep = Localized(
    es: "Este es el último paso.",
    en: "This is the last step."
  )
  static let courseEnd = Localized(
    es: "Has llegado al final. `progreso` resume el camino; `lecciones` te deja volver.",
    en: "You have reached the end. `progress` sums up the way; `lessons` lets you go back."
  )
  static let kata = Localized(
    es: "`editar` abre tu archivo, `comprobar` lo examina, `pista` ayuda un poco más cada vez.",
    en: "`edit` opens your file, `check` examines it, `hint` helps a little more each time."
  )

  static func resumed(_ step: String) -> Localized {
    Localized(es: "Seguimos en «\(step)».", en: "Picking up at “\(step)”.")
  }

  static func predict(_ path: [String]) -> Localized {
    let name = path.joined(separator: ".")
    return Localized(
      es: "Escribe tu respuesta (`\(name)`).",
      en: "Type your answer (`\(name)`)."
    )
  }
}
