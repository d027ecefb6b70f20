// Written by `bucle author fingerprints temporizador` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `temporizador` believe, and what they show its exam.
  static let temporizador: [Misconception] = [
    Misconception(
      "ArrancaEnCero",
      refusedBy: "inicio-en-cero",
      belief: Localized(
        es: "se pudiera arrancar sin nada que contar",
        en: "it could start with nothing left to count"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "CeroSinParar",
      refusedBy: "cero",
      belief: Localized(
        es: "al llegar a 0 bastara con borrar `enMarcha`",
        en: "clearing `enMarcha` were enough on reaching 0"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "DosRelojes",
      refusedBy: "doble-inicio",
      belief: Localized(
        es: "nadie fuera a tocar dos veces el botón de inicio",
        en: "nobody were going to tap start twice"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "LentoAlVolver",
      refusedBy: "vuelta",
      belief: Localized(
        es: "la parte de segundo que faltaba al parar se guardara para después",
        en: "the part of a second left at the stop were kept for later"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "ReinicioSinParar",
      refusedBy: "reinicio",
      belief: Localized(
        es: "reiniciar solo cambiara el número, y el reloj siguiera",
        en: "a reset only changed the number, and the clock went on"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "SigueBajoCero",
      refusedBy: "cero",
      belief: Localized(
        es: "el 0 fuera un número como los demás",
        en: "0 were a number like any other"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "SoloLaBandera",
      refusedBy: "parada",
      belief: Localized(
        es: "borrar `enMarcha` parara el reloj",
        en: "clearing `enMarcha` stopped the clock"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "TicInmediato",
      refusedBy: "primer-tic",
      belief: Localized(
        es: "el primer tic fuera el propio arranque",
        en: "the first tick were the start itself"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "UnSoloTic",
      refusedBy: "ritmo",
      belief: Localized(
        es: "un sueño de un segundo fuera ya un reloj",
        en: "a sleep of one second were a clock"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "VuelveAEmpezar",
      refusedBy: "doble-inicio",
      belief: Localized(
        es: "cancelar el reloj en marcha y poner otro no cambiara nada",
        en: "cancelling the running clock for another changed nothing"
      ),
      fingerprints: [:]
    ),
  ]
}
