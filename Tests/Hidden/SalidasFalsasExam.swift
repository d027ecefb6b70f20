import Bilingual
import Examiner
import Wire

extension Exam {
  /// What `salidas-falsas` is judged by: each false exit of the form problem, driven into its fault.
  static let salidasFalsas = Exam(
    kata: "salidas-falsas",
    checks: [otraPuerta, sinTipos, dosModelos]
  )

  private static let otraPuerta = Check(
    "otra-puerta",
    title: Localized(
      es: "Con la segunda puerta, lo guardado cambia y nadie lo sabe",
      en: "With the second door, what was saved changes and nobody knows"
    ),
    meaning: Localized(
      es: "Una regla del reducer no se ejecuta para lo que no pasa por él.",
      en: "A rule of the reducer is not run for what does not pass it."
    ),
    .breaking(
      FlawedDesign(
        "segunda-puerta",
        script: "segunda-puerta.txt",
        stages: [
          FlawedDesign.Stage(
            Localized(
              es: "se guarda un borrador con nombre",
              en: "a draft with a name is saved"
            )
          ) {
            $0.passed("guardarPulsado") && $0.text("borrador", "nombre") != ""
          },
          FlawedDesign.Stage(
            Localized(
              es:
                "el borrador cambia después de guardado, sin ninguna acción y con `hayCambios` en falso",
              en:
                "the draft changes after it was saved, with no action and `hayCambios` false"
            )
          ) {
            $0.after.actions.isEmpty
              && $0.before.state[field: "borrador"] != $0.after.state[field: "borrador"]
              && $0.after.state[field: "hayCambios"] == .bool(false)
          },
        ]
      )
    )
  )

  private static let sinTipos = Check(
    "sin-tipos",
    title: Localized(
      es: "Sin tipos, dos acciones se pierden calladas",
      en: "Without types, two actions get lost in silence"
    ),
    meaning: Localized(
      es: "El compilador habría rechazado las dos.",
      en: "The compiler would have refused both."
    ),
    .breaking(
      FlawedDesign(
        "sin-tipos",
        script: "sin-tipos.txt",
        stages: [
          FlawedDesign.Stage(
            Localized(
              es: "se pierde una acción cuyo campo no existe en el estado",
              en: "an action is lost whose field the state does not have"
            )
          ) { moment in
            moment.lost.contains { moment.after.state[field: $0.campo] == nil }
          },
          FlawedDesign.Stage(
            Localized(
              es: "se pierde otra cuyo campo existe y cuyo valor es de otro tipo",
              en: "another is lost whose field it has and whose value is of another type"
            )
          ) { moment in
            moment.lost.contains { action in
              moment.after.state[field: action.campo].map { !$0.isLike(action.valor) } ?? false
            }
          },
        ]
      )
    )
  )

  private static let dosModelos = Check(
    "dos-modelos",
    title: Localized(
      es: "Con dos modelos, se guarda lo que la pantalla creía bueno",
      en: "With two models, what the screen took for good is saved"
    ),
    meaning: Localized(
      es: "Dos sitios para un dato acaban diciendo cosas distintas.",
      en: "Two places for one fact end up telling different things."
    ),
    .breaking(
      FlawedDesign(
        "modelo-paralelo",
        script: "modelo-paralelo.txt",
        stages: [
          FlawedDesign.Stage(
            Localized(es: "llega de fuera una ficha completa", en: "a form comes in complete")
          ) { $0.passed("precargado") },
          FlawedDesign.Stage(
            Localized(
              es:
                "se guarda el nombre escrito con un correo sin `@`, y la pantalla decía `Listo para guardar`",
              en:
                "the typed name is saved with an address without `@`, and the screen said `Listo para guardar`"
            )
          ) {
            $0.passed("guardado") && $0.showedBefore("Listo para guardar")
              && $0.text("nombre") != "" && $0.text("correo")?.contains("@") == false
              && $0.field("Nombre") == $0.text("nombre") && $0.field("Correo") == $0.text("correo")
          },
        ]
      )
    )
  )
}

extension FlawedDesign.Moment {
  /// Whether an action of that case passed the reducer.
  fileprivate func passed(_ name: String) -> Bool {
    after.actions.contains { if case .variant(name, _) = $0.action { true } else { false } }
  }

  /// A text of the state that was left.
  fileprivate func text(_ path: String...) -> String? {
    if case .text(let text)? = after.state[path: path] { text } else { nil }
  }

  /// What a field on the screen held before.
  fileprivate func field(_ label: String) -> String? {
    before.screen?.elements.first { $0.label == label }?.value
  }

  fileprivate func showedBefore(_ text: String) -> Bool {
    before.screen?.rows.contains { $0.contains(text) } ?? false
  }

  /// What the actions carried that passed the reducer and left the state as it was.
  fileprivate var lost: [(campo: String, valor: Tree)] {
    var state = before.state
    return after.actions.compactMap { reduced in
      defer { state = reduced.state }
      guard reduced.state == state, case .variant("establecer", let payload?) = reduced.action,
        case .record(_, let fields) = payload, fields.count == 2,
        case .text(let campo) = fields[0].value
      else { return nil }
      return (campo, fields[1].value)
    }
  }
}

extension Tree {
  /// Whether both are texts, or both truth values.
  fileprivate func isLike(_ other: Tree) -> Bool {
    switch (self, other) {
    case (.text, .text), (.bool, .bool): true
    default: false
    }
  }
}
