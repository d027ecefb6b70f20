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
      fingerprints: [:]
    ),
    Misconception(
      "BindingCruzado",
      refusedBy: "controles",
      belief: Localized(
        es: "bastara con leer el campo bueno, sin mirar a cuál se escribe",
        en: "reading the right field were enough, whichever is written to"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "BiografiaEnBytes",
      refusedBy: "biografia",
      belief: Localized(
        es: "un carácter fuera un byte",
        en: "a character were a byte"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "BiografiaRechazada",
      refusedBy: "biografia",
      belief: Localized(
        es: "un texto demasiado largo hubiera que rechazarlo entero",
        en: "a text that is too long had to be refused whole"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "BiografiaSinLimite",
      refusedBy: "biografia",
      belief: Localized(
        es: "el control ya impidiera escribir de más",
        en: "the control itself kept anybody from typing too much"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "CambioOlvidado",
      refusedBy: "cambios",
      belief: Localized(
        es: "no todas las ediciones contaran como cambio",
        en: "not every edit counted as a change"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "CambioPorEfecto",
      refusedBy: "sin-efectos",
      belief: Localized(
        es: "lo común a todas las ramas hubiera que hacerlo con otra acción",
        en: "what all branches share had to be done by another action"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "GuardarOlvidado",
      refusedBy: "guardar",
      belief: Localized(
        es: "guardar no cambiara nada, porque todavía no hay red",
        en: "saving changed nothing, since there is no network yet"
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
      "InterruptorInvertido",
      refusedBy: "campos",
      belief: Localized(
        es: "el interruptor dijera «cambia», y no cómo ha quedado",
        en: "a switch said 'flip', and not how it stands"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "RamaCopiada",
      refusedBy: "campos",
      belief: Localized(
        es: "una rama escribiera en el campo de la de al lado",
        en: "one branch wrote to the field of its neighbour"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "SoloSiEsDistinto",
      refusedBy: "cambios",
      belief: Localized(
        es: "una edición que deja el campo como estaba no fuera una edición",
        en: "an edit that leaves the field as it was were no edit"
      ),
      fingerprints: [:]
    ),
  ]
}
