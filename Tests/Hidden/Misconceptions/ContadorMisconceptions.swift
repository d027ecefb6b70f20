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
      fingerprints: ["exhaustivo": "41463b446178bf97"]
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
      "CuentaDeTodos",
      refusedBy: "dos-a-la-vez",
      belief: Localized(
        es: "nunca pudiera haber dos contadores abiertos a la vez",
        en: "there could never be two counters open at once"
      ),
      fingerprints: ["dos-a-la-vez": "fd148ba668aa5e03"]
    ),
    Misconception(
      "DaLaVuelta",
      refusedBy: "techo",
      belief: Localized(
        es: "al pasar del límite la cuenta volviera a empezar, como un cuentakilómetros",
        en: "the count started over past its limit, as an odometer does"
      ),
      fingerprints: ["exhaustivo": "5fbdca6171ef5dd8", "techo": "9573be12921b2861"]
    ),
    Misconception(
      "DecrementoSuma",
      refusedBy: "decremento",
      belief: Localized(
        es: "`.decremento` también sumara",
        en: "`.decremento` added as well"
      ),
      fingerprints: ["decremento": "dd5f7bac378f7134", "exhaustivo": "c69e5e1179c28b4b", "sin-efectos": "64a56831fb9c43a5", "suelo": "437c8844878b3f18"]
    ),
    Misconception(
      "EfectoOlvidado",
      refusedBy: "sin-efectos",
      belief: Localized(
        es: "cada rama tuviera que dejar algún trabajo en marcha",
        en: "a branch had to leave some work running"
      ),
      fingerprints: ["exhaustivo": "1179fdf2a2b12c8a", "sin-efectos": "8eff142be2c8e69a"]
    ),
    Misconception(
      "EfectoVacio",
      refusedBy: "sin-efectos",
      belief: Localized(
        es: "un efecto que no hace nada no fuera un efecto",
        en: "an effect that does nothing were no effect"
      ),
      fingerprints: ["exhaustivo": "fc61d9b41337e281", "sin-efectos": "0f6b6746f72f4311"]
    ),
    Misconception(
      "EmpiezaEnUno",
      refusedBy: "inicio",
      belief: Localized(
        es: "la cuenta empezara en 1",
        en: "the count started at 1"
      ),
      fingerprints: ["decremento": "d90bb5c7009f1115", "exhaustivo": "4c1ff10a27e90ca7", "incremento": "4b89e1a902a5c3fd", "inicio": "acbe78eda34adad0", "reinicio": "36bb6e46d610fffd", "sin-efectos": "78b17ecfa6472e1f", "suelo": "b2af80562fec6408", "techo": "04b8125e089b1ed8"]
    ),
    Misconception(
      "ReinicioDeUnaCopia",
      refusedBy: "reinicio",
      belief: Localized(
        es: "cambiar una copia del estado fuera cambiar el estado",
        en: "changing a copy of the state were changing the state"
      ),
      fingerprints: ["exhaustivo": "25bb7c78eac2d5ba", "reinicio": "f98c6c601ea30553", "sin-efectos": "fe4f2bcdb589173b"]
    ),
    Misconception(
      "ReinicioPorPasos",
      refusedBy: "sin-efectos",
      belief: Localized(
        es: "reiniciar fuera restar muchas veces, con acciones que el reducer se envía a sí mismo",
        en: "a reset were many subtractions, by actions that the reducer sends itself"
      ),
      fingerprints: ["exhaustivo": "95fe8cfb5fb4e131", "sin-efectos": "69b5d6a497ef0750"]
    ),
    Misconception(
      "SinSuelo",
      refusedBy: "suelo",
      belief: Localized(
        es: "alguien impidiera restar por debajo del suelo, y el reducer no tuviera que mirarlo",
        en: "somebody else kept the count above its floor, and the reducer need not look"
      ),
      fingerprints: ["exhaustivo": "284c1ba83466b434", "sin-efectos": "403875dd5e6b6415", "suelo": "174be05fc3acd261"]
    ),
    Misconception(
      "TechoEnOnce",
      refusedBy: "techo",
      belief: Localized(
        es: "el propio límite dejara sitio para uno más",
        en: "the limit itself left room for one more"
      ),
      fingerprints: ["exhaustivo": "e2139be4c3bf71ac", "techo": "05f7e58e3f124ec1"]
    ),
  ]
}
