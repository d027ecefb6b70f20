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
      fingerprints: ["exhaustivo": "110afae6256beb70", "inicio-en-cero": "bbcd31146c7016fb"]
    ),
    Misconception(
      "CeroSinParar",
      refusedBy: "cero",
      belief: Localized(
        es: "al llegar a 0 bastara con borrar `enMarcha`",
        en: "clearing `enMarcha` were enough on reaching 0"
      ),
      fingerprints: ["cero": "de7ff6655785e7f6", "exhaustivo": "986b085570deb0cf", "inicio-en-cero": "8d16f45c60fd8640"]
    ),
    Misconception(
      "DosRelojes",
      refusedBy: "doble-inicio",
      belief: Localized(
        es: "nadie fuera a tocar dos veces el botón de inicio",
        en: "nobody were going to tap start twice"
      ),
      fingerprints: ["doble-inicio": "70fe850f572a9b00", "exhaustivo": "5a938e5e2784dd2a"]
    ),
    Misconception(
      "LentoAlVolver",
      refusedBy: "vuelta",
      belief: Localized(
        es: "la parte de segundo que faltaba al parar se guardara para después",
        en: "the part of a second left at the stop were kept for later"
      ),
      fingerprints: ["exhaustivo": "b1581467846cce40", "vuelta": "2390b1f65fde2ba7"]
    ),
    Misconception(
      "ReinicioSinParar",
      refusedBy: "reinicio",
      belief: Localized(
        es: "reiniciar solo cambiara el número, y el reloj siguiera",
        en: "a reset only changed the number, and the clock went on"
      ),
      fingerprints: ["exhaustivo": "ef4c06abbb6c9899", "reinicio": "0bd902f2cc1fa1d0"]
    ),
    Misconception(
      "SigueBajoCero",
      refusedBy: "cero",
      belief: Localized(
        es: "el 0 fuera un número como los demás",
        en: "0 were a number like any other"
      ),
      fingerprints: ["cero": "b0a5d7cadfffa9cf", "exhaustivo": "cb957cf586ba4a80", "inicio-en-cero": "f4b5bd1641c506b1"]
    ),
    Misconception(
      "SoloLaBandera",
      refusedBy: "parada",
      belief: Localized(
        es: "borrar `enMarcha` parara el reloj",
        en: "clearing `enMarcha` stopped the clock"
      ),
      fingerprints: ["exhaustivo": "c81f6d12defaf574", "parada": "67e128abb7972ca4", "vuelta": "1545f6bed55bd8f7"]
    ),
    Misconception(
      "TicInmediato",
      refusedBy: "primer-tic",
      belief: Localized(
        es: "el primer tic fuera el propio arranque",
        en: "the first tick were the start itself"
      ),
      fingerprints: ["cero": "10a141c6ba7d99b5", "doble-inicio": "0e9759014d2fdc7b", "exhaustivo": "1c2a07232b1c62a9", "inicio-en-cero": "d4a20f298949225f", "parada": "7dedb81615fc1906", "primer-tic": "f3053059aa7de51c", "reinicio": "0e696b640b1fd5cf", "ritmo": "b8fdaca98a882807", "vuelta": "13997067dce64210"]
    ),
    Misconception(
      "UnSoloTic",
      refusedBy: "ritmo",
      belief: Localized(
        es: "un sueño de un segundo fuera ya un reloj",
        en: "a sleep of one second were a clock"
      ),
      fingerprints: ["cero": "a0b4e996a200214a", "doble-inicio": "0d818ff61f7dde39", "exhaustivo": "3c53244752cc2a6d", "inicio-en-cero": "9110ec62d2d79b38", "parada": "c70cbb7df87f7bb1", "reinicio": "0dba9fc76aa9d128", "ritmo": "af43d819be0429f0", "vuelta": "9c6f6f21b113098b"]
    ),
    Misconception(
      "VuelveAEmpezar",
      refusedBy: "doble-inicio",
      belief: Localized(
        es: "cancelar el reloj en marcha y poner otro no cambiara nada",
        en: "cancelling the running clock for another changed nothing"
      ),
      fingerprints: ["doble-inicio": "0835ae35182435af", "exhaustivo": "ec943f5b58648cd0"]
    ),
  ]
}
