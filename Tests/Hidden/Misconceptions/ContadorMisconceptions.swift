// Written by `bucle author fingerprints contador` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `contador` believe, and what they show its exam.
  static let contador: [Misconception] = [
    Misconception(
      "AtascadoArriba",
      refusedBy: "exhaustivo",
      belief: Localized(
        es: "un contador lleno se cerrara del todo, también para bajar",
        en: "a full counter were closed altogether, even for going down"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "DaLaVuelta",
      refusedBy: "techo",
      belief: Localized(
        es: "al pasar del límite la cuenta volviera a empezar, como un cuentakilómetros",
        en: "the count started over past its limit, as an odometer does"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "DecrementoSuma",
      refusedBy: "decremento",
      belief: Localized(
        es: "`.decremento` también sumara",
        en: "`.decremento` added as well"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "EfectoOlvidado",
      refusedBy: "sin-efectos",
      belief: Localized(
        es: "cada rama tuviera que dejar algún trabajo en marcha",
        en: "a branch had to leave some work running"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "EmpiezaEnUno",
      refusedBy: "inicio",
      belief: Localized(
        es: "la cuenta empezara en 1",
        en: "the count started at 1"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "ReinicioDeUnaCopia",
      refusedBy: "reinicio",
      belief: Localized(
        es: "cambiar una copia del estado fuera cambiar el estado",
        en: "changing a copy of the state were changing the state"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "ReinicioPorPasos",
      refusedBy: "sin-efectos",
      belief: Localized(
        es: "reiniciar fuera restar muchas veces, con acciones que el reducer se envía a sí mismo",
        en: "a reset were many subtractions, by actions that the reducer sends itself"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "SinSuelo",
      refusedBy: "suelo",
      belief: Localized(
        es: "alguien impidiera restar por debajo del suelo, y el reducer no tuviera que mirarlo",
        en: "somebody else kept the count above its floor, and the reducer need not look"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "TechoEnOnce",
      refusedBy: "techo",
      belief: Localized(
        es: "el propio límite dejara sitio para uno más",
        en: "the limit itself left room for one more"
      ),
      fingerprints: [:]
    ),
  ]
}
