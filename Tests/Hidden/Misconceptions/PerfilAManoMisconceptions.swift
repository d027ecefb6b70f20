// Written by `bucle author fingerprints perfil-a-mano` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `perfil-a-mano` believe, and what they show its exam.
  static let perfilAMano: [Misconception] = [
    Misconception(
      "BindingConstante",
      refusedBy: "controles",
      belief: Localized(
        es: "un control que muestra su campo estuviera ya conectado a él",
        en: "a control that shows its field were connected to it"
      ),
      fingerprints: ["controles": "9d32562f3f8b9dbb"]
    ),
    Misconception(
      "BindingCruzado",
      refusedBy: "controles",
      belief: Localized(
        es: "bastara con leer el campo bueno, sin mirar a cuál se escribe",
        en: "reading the right field were enough, whichever is written to"
      ),
      fingerprints: ["controles": "978f8f698cb44f3b"]
    ),
    Misconception(
      "BiografiaEnBytes",
      refusedBy: "biografia",
      belief: Localized(
        es: "un carácter fuera un byte",
        en: "a character were a byte"
      ),
      fingerprints: ["biografia": "79e3be0006c3d7a5", "controles": "4935286da058a3f2", "exhaustivo": "1524fb496c0f5784", "sin-efectos": "176cb996ffc6f67a"]
    ),
    Misconception(
      "BiografiaRechazada",
      refusedBy: "biografia",
      belief: Localized(
        es: "un texto demasiado largo hubiera que rechazarlo entero",
        en: "a text that is too long had to be refused whole"
      ),
      fingerprints: ["biografia": "b3b9ca0804c500b3", "controles": "1b373e47d73b3ef3", "exhaustivo": "94bab195277ad59a", "sin-efectos": "a092561c84ec84fd"]
    ),
    Misconception(
      "BiografiaSinLimite",
      refusedBy: "biografia",
      belief: Localized(
        es: "el control ya impidiera escribir de más",
        en: "the control itself kept anybody from typing too much"
      ),
      fingerprints: ["biografia": "7e4e2f5179ac87ce", "controles": "a4c04dffb0d2ddb2", "exhaustivo": "e640c35dbb7485c1", "sin-efectos": "4a79af2de9e46567"]
    ),
    Misconception(
      "CambioOlvidado",
      refusedBy: "cambios",
      belief: Localized(
        es: "no todas las ediciones contaran como cambio",
        en: "not every edit counted as a change"
      ),
      fingerprints: ["cambios": "000b456bea202f7e", "controles": "208e0c16d05dad4c", "exhaustivo": "d92d1f23fc92cbe6"]
    ),
    Misconception(
      "CambioPorEfecto",
      refusedBy: "sin-efectos",
      belief: Localized(
        es: "lo común a todas las ramas hubiera que hacerlo con otra acción",
        en: "what all branches share had to be done by another action"
      ),
      fingerprints: ["controles": "e2780c9f57a8419b", "exhaustivo": "93c078b6101228b0", "sin-efectos": "81366e7ac98d9959"]
    ),
    Misconception(
      "GuardarOlvidado",
      refusedBy: "guardar",
      belief: Localized(
        es: "guardar no cambiara nada, porque todavía no hay red",
        en: "saving changed nothing, since there is no network yet"
      ),
      fingerprints: ["cambios": "74a6530b103964d1", "controles": "2ccccabede613426", "exhaustivo": "8efddd5b3f5fd8b6", "guardar": "647d50feea607b40", "sin-efectos": "b2b71b9eba625769"]
    ),
    Misconception(
      "GuardarSoloCortos",
      refusedBy: "controles",
      belief: Localized(
        es: "no se pudiera guardar con un nombre largo",
        en: "a long name could not be saved"
      ),
      fingerprints: ["controles": "2607a9f29456839d"]
    ),
    Misconception(
      "GuardarVacia",
      refusedBy: "guardar",
      belief: Localized(
        es: "guardar la ficha fuera empezar otra",
        en: "saving the form were beginning another"
      ),
      fingerprints: ["cambios": "bcb26524d92512aa", "controles": "e53035fd075bf02a", "exhaustivo": "862cbf219a978093", "guardar": "f5d3bbbdec0a658a", "sin-efectos": "afac7365d0af498f"]
    ),
    Misconception(
      "InterruptorInvertido",
      refusedBy: "campos",
      belief: Localized(
        es: "el interruptor dijera «cambia», y no cómo ha quedado",
        en: "a switch said 'flip', and not how it stands"
      ),
      fingerprints: ["cambios": "005d2f0973a86a20", "campos": "32069041aae4cf3a", "exhaustivo": "d9c0676808e4bc5c", "sin-efectos": "b96ef4226a7d95f0"]
    ),
    Misconception(
      "RamaCopiada",
      refusedBy: "campos",
      belief: Localized(
        es: "una rama escribiera en el campo de la de al lado",
        en: "one branch wrote to the field of its neighbour"
      ),
      fingerprints: ["cambios": "f444837e828f4534", "campos": "a21e0075eed4f461", "controles": "af69a297543074ea", "exhaustivo": "fe31d28827ba487f", "guardar": "9901387605d429e6", "sin-efectos": "e493fae815770ab8"]
    ),
    Misconception(
      "SoloSiEsDistinto",
      refusedBy: "cambios",
      belief: Localized(
        es: "una edición que deja el campo como estaba no fuera una edición",
        en: "an edit that leaves the field as it was were no edit"
      ),
      fingerprints: ["cambios": "78211b3067462210", "exhaustivo": "2a1cee3a33791542"]
    ),
  ]
}
