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
      fingerprints: ["exhaustivo": "f67f4f3c92ad1f61"]
    ),
    Misconception(
      "CasoDeMas",
      refusedBy: "casos",
      belief: Localized(
        es: "un caso que nadie envía no cambiara nada",
        en: "a case that nobody sends changed nothing"
      ),
      fingerprints: ["casos": "921c8832038e6678"]
    ),
    Misconception(
      "DaLaVuelta",
      refusedBy: "techo",
      belief: Localized(
        es: "al pasar del límite la cuenta volviera a empezar, como un cuentakilómetros",
        en: "the count started over past its limit, as an odometer does"
      ),
      fingerprints: ["exhaustivo": "f1b9578886936e8c", "techo": "9573be12921b2861"]
    ),
    Misconception(
      "DecrementoSuma",
      refusedBy: "decremento",
      belief: Localized(
        es: "`.decremento` también sumara",
        en: "`.decremento` added as well"
      ),
      fingerprints: ["decremento": "dd5f7bac378f7134", "exhaustivo": "d7af7e4e5cdf1448", "sin-efectos": "2ac66c7f734aacad", "suelo": "437c8844878b3f18"]
    ),
    Misconception(
      "EfectoOlvidado",
      refusedBy: "sin-efectos",
      belief: Localized(
        es: "cada rama tuviera que dejar algún trabajo en marcha",
        en: "a branch had to leave some work running"
      ),
      fingerprints: ["exhaustivo": "9989343f64b91341", "sin-efectos": "67924db09f1c3dda"]
    ),
    Misconception(
      "EmpiezaEnUno",
      refusedBy: "inicio",
      belief: Localized(
        es: "la cuenta empezara en 1",
        en: "the count started at 1"
      ),
      fingerprints: ["decremento": "d90bb5c7009f1115", "exhaustivo": "1eeeaefadec367f8", "incremento": "4b89e1a902a5c3fd", "inicio": "acbe78eda34adad0", "reinicio": "36bb6e46d610fffd", "sin-efectos": "50e88d907f0ecc20", "suelo": "b2af80562fec6408", "techo": "04b8125e089b1ed8"]
    ),
    Misconception(
      "ReinicioDeUnaCopia",
      refusedBy: "reinicio",
      belief: Localized(
        es: "cambiar una copia del estado fuera cambiar el estado",
        en: "changing a copy of the state were changing the state"
      ),
      fingerprints: ["exhaustivo": "887e1d547621a899", "reinicio": "f98c6c601ea30553", "sin-efectos": "3baaef55c114931c"]
    ),
    Misconception(
      "ReinicioPorPasos",
      refusedBy: "sin-efectos",
      belief: Localized(
        es: "reiniciar fuera restar muchas veces, con acciones que el reducer se envía a sí mismo",
        en: "a reset were many subtractions, by actions that the reducer sends itself"
      ),
      fingerprints: ["exhaustivo": "909a4c85a877836e", "sin-efectos": "78303957ebc2197b"]
    ),
    Misconception(
      "SinSuelo",
      refusedBy: "suelo",
      belief: Localized(
        es: "alguien impidiera restar por debajo del suelo, y el reducer no tuviera que mirarlo",
        en: "somebody else kept the count above its floor, and the reducer need not look"
      ),
      fingerprints: ["exhaustivo": "c6533caa8247601e", "sin-efectos": "c8085f668c2d512b", "suelo": "174be05fc3acd261"]
    ),
    Misconception(
      "TechoEnOnce",
      refusedBy: "techo",
      belief: Localized(
        es: "el propio límite dejara sitio para uno más",
        en: "the limit itself left room for one more"
      ),
      fingerprints: ["exhaustivo": "f86a3e9bb2af821e", "techo": "05f7e58e3f124ec1"]
    ),
  ]
}
