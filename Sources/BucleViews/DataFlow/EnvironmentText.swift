internal import Bilingual

/// What the module says to who misuses the environment.
enum EnvironmentText {
  static func missing(type: String) -> Localized {
    Localized(
      es: """
        una vista lee de su entorno un objeto de tipo '\(type)' que nadie ha puesto
        Para corregirlo, añade '.environment(…)' con ese objeto a una vista que la contenga.
        """,
      en: """
        a view reads an object of type '\(type)' from its environment, and nobody put one there
        To fix, add '.environment(…)' with that object to a view around it.
        """
    )
  }
}
