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
      fingerprints: ["biografia": "b27379ab301ddf66", "cambios": "7b3d54df4248ec4a", "controles": "a7a77b4fe7f84f21", "exhaustivo": "29c6db77c8539010"]
    ),
    Misconception(
      "BotonQueEscribe",
      refusedBy: "controles",
      belief: Localized(
        es: "el botón escribiera en el estado, en vez de enviar lo que ha pasado",
        en: "the button wrote to the state, instead of sending what happened"
      ),
      fingerprints: ["controles": "d4525c679e3b1e90"]
    ),
    Misconception(
      "CambioEnUnCampo",
      refusedBy: "cambios",
      belief: Localized(
        es: "solo un campo se pudiera editar",
        en: "only one field could be edited"
      ),
      fingerprints: ["cambios": "22dcea76e4f94961", "controles": "b24c9417666b41ea", "exhaustivo": "8266a88346c7da94", "selector": "aeee061477cfda74"]
    ),
    Misconception(
      "ControlCruzado",
      refusedBy: "controles",
      belief: Localized(
        es: "un control escribiera en el campo de otro",
        en: "one control wrote to another's field"
      ),
      fingerprints: ["controles": "7b5642e83bb9d967"]
    ),
    Misconception(
      "GeneralPrimero",
      refusedBy: "biografia",
      belief: Localized(
        es: "de dos ramas que coinciden ganara la más particular, y no la primera",
        en: "the more special of two matching branches won, and not the first"
      ),
      fingerprints: ["biografia": "af861b65e9c82046", "controles": "c79623841ba5d532", "exhaustivo": "bc52a927950b5263", "sin-efectos": "480653815fbd8941"]
    ),
    Misconception(
      "GuardarSoloCortos",
      refusedBy: "controles",
      belief: Localized(
        es: "no se pudiera guardar con un nombre largo",
        en: "a long name could not be saved"
      ),
      fingerprints: ["controles": "0e2fadad5e74cf97"]
    ),
    Misconception(
      "GuardarVacia",
      refusedBy: "guardar",
      belief: Localized(
        es: "guardar la ficha fuera empezar otra",
        en: "saving the form were beginning another"
      ),
      fingerprints: ["cambios": "f5a02b4253db1c3c", "controles": "c22172356531a121", "exhaustivo": "02cf13d3df7fc249", "guardar": "022b9415427dc286", "sin-efectos": "7ebb2c3124d7eacf"]
    ),
    Misconception(
      "RecorteAlGuardar",
      refusedBy: "biografia",
      belief: Localized(
        es: "el recorte pudiera esperar hasta que se guarde",
        en: "trimming could wait until the form is saved"
      ),
      fingerprints: ["biografia": "af861b65e9c82046", "controles": "c79623841ba5d532", "exhaustivo": "bc52a927950b5263", "sin-efectos": "480653815fbd8941"]
    ),
    Misconception(
      "RecortePorAccion",
      refusedBy: "sin-efectos",
      belief: Localized(
        es: "para corregir un campo hubiera que enviar otro binding",
        en: "mending a field took another binding to be sent"
      ),
      fingerprints: ["controles": "2df7b97bacf6d32e", "exhaustivo": "1d9b9f90e1ad6030", "sin-efectos": "6e70e1aace4ae874"]
    ),
    Misconception(
      "ReglaEncima",
      refusedBy: "biografia",
      belief: Localized(
        es: "diera igual el orden de los reducers en el `body`",
        en: "the order of the reducers in the `body` did not matter"
      ),
      fingerprints: ["biografia": "af861b65e9c82046", "controles": "c79623841ba5d532", "exhaustivo": "bc52a927950b5263", "sin-efectos": "480653815fbd8941"]
    ),
    Misconception(
      "SinBindingReducer",
      refusedBy: "campos",
      belief: Localized(
        es: "nadie tuviera que aplicar las escrituras",
        en: "nobody had to apply the writes"
      ),
      fingerprints: ["biografia": "125ade3bd7da1d6d", "cambios": "e89afda2f792173c", "campos": "f0052c122c996404", "controles": "8158863cbd4ce749", "exhaustivo": "35e4171523accd01", "guardar": "d44c57e175c9df99", "selector": "501e46534feba1d3", "sin-efectos": "62f654924dd4afb4"]
    ),
  ]
}
