/// A kata of scripts that nobody has written yet: one has to show the second door of lesson 2.
struct ScriptsTemplate: KataTemplate {
  let id: String

  var lessonFiles: [String: String] {
    [
      "kata.json": """
      {
        "id": "\(id)",
        "kind": "scripts",
        "files": ["segunda-puerta.txt"],
        "points": 10,
        "title": {
          "es": "La kata \(id)",
          "en": "The kata \(id)"
        }
      }

      """,
      "Starter/segunda-puerta.txt": "play segunda-puerta\n# HUECO: tu guion.   GAP: your script.\n",
      "statement.es.md": "El nombre cambia sin que pase ninguna acción.\n",
      "statement.en.md": "The name changes, and no action passes.\n",
      "hints.es.md": "## La idea\n\nBusca quién escribe sin pasar por el reducer.\n",
      "hints.en.md": "## The idea\n\nLook for who writes without passing the reducer.\n",
    ]
  }

  var solutionFiles: [String: String] {
    [
      "segunda-puerta.txt": "play segunda-puerta\ntype Nombre Ana\n",
      "alternative/Letra.txt": "type Nombre a\n",
      "wrong/Guarda.txt":
        "# misconception: Only saving writes.\n# refused-by: otra-puerta\ntap Guardar\n",
    ]
  }

  var exam: String {
    """
    import Bilingual
    import Examiner

    extension Exam {
      /// What `\(id)` is judged by.
      static let \(name) = Exam(
        kata: "\(id)",
        checks: [
          Check(
            "otra-puerta",
            title: Localized(
              es: "El estado cambia sin acción",
              en: "The state changes without an action"
            ),
            meaning: Localized(
              es: "Lo que no pasa por el reducer no deja huella.",
              en: "What does not pass the reducer leaves no trace."
            ),
            .breaking(
              FlawedDesign(
                "segunda-puerta",
                script: "segunda-puerta.txt",
                stages: [
                  FlawedDesign.Stage(
                    Localized(
                      es: "el estado cambia y no pasa ninguna acción",
                      en: "the state changes and no action passes"
                    )
                  ) { $0.after.actions.isEmpty && $0.before.state != $0.after.state }
                ]
              )
            )
          )
        ]
      )
    }

    """
  }
}
