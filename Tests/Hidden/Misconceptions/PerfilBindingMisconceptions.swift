// Written by `bucle author fingerprints perfil-binding` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `perfil-binding` believe, and what they show its exam.
  static let perfilBinding: [Misconception] = [
    Misconception(
      "BiografiaSinCambio",
      refusedBy: "cambios",
      belief: Localized(
        es: "la rama de un campo se sumara a la general, en vez de ocupar su lugar",
        en: "the branch of one field were added to the general one, instead of taking its place"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "BotonQueEscribe",
      refusedBy: "controles",
      belief: Localized(
        es: "el botón escribiera en el estado, en vez de enviar lo que ha pasado",
        en: "the button wrote to the state, instead of sending what happened"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "CambioEnUnCampo",
      refusedBy: "cambios",
      belief: Localized(
        es: "solo un campo se pudiera editar",
        en: "only one field could be edited"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "ControlCruzado",
      refusedBy: "controles",
      belief: Localized(
        es: "un control escribiera en el campo de otro",
        en: "one control wrote to another's field"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "GeneralPrimero",
      refusedBy: "biografia",
      belief: Localized(
        es: "de dos ramas que coinciden ganara la más particular, y no la primera",
        en: "the more special of two matching branches won, and not the first"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "GuardarVacia",
      refusedBy: "guardar",
      belief: Localized(
        es: "guardar la ficha fuera empezar otra",
        en: "saving the form were beginning another"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "RecorteAlGuardar",
      refusedBy: "biografia",
      belief: Localized(
        es: "el recorte pudiera esperar hasta que se guarde",
        en: "trimming could wait until the form is saved"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "RecortePorAccion",
      refusedBy: "sin-efectos",
      belief: Localized(
        es: "para corregir un campo hubiera que enviar otro binding",
        en: "mending a field took another binding to be sent"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "ReglaEncima",
      refusedBy: "biografia",
      belief: Localized(
        es: "diera igual el orden de los reducers en el `body`",
        en: "the order of the reducers in the `body` did not matter"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "SinBindingReducer",
      refusedBy: "campos",
      belief: Localized(
        es: "nadie tuviera que aplicar las escrituras",
        en: "nobody had to apply the writes"
      ),
      fingerprints: [:]
    ),
  ]
}
