// Written by `bucle author fingerprints vista-pura` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `vista-pura` believe, and what they show its exam.
  static let vistaPura: [Misconception] = [
    Misconception(
      "AbreAlAparecer",
      refusedBy: "inicio",
      belief: Localized(
        es: "aparecer en pantalla fuera abrir la taquilla",
        en: "appearing on the screen were opening the window"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "AbreAlVender",
      refusedBy: "lineas",
      belief: Localized(
        es: "tocar «Vender» pudiera abrir también la taquilla",
        en: "tapping 'Vender' could open the window as well"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "AbreSinAvisar",
      refusedBy: "apertura",
      belief: Localized(
        es: "abierta o cerrada fuera cosa de la vista, y el store no tuviera que saberlo",
        en: "open or closed were the view's affair, and the store need not know"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "BotonEscondido",
      refusedBy: "lineas",
      belief: Localized(
        es: "un botón que no se puede tocar no hubiera que dibujarlo",
        en: "a button that cannot be tapped had not to be drawn"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "CondicionEnElToque",
      refusedBy: "lineas",
      belief: Localized(
        es: "un `if` dentro del cierre apagara el botón",
        en: "an `if` inside the closure switched the button off"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "CopiaAlNacer",
      refusedBy: "apertura",
      belief: Localized(
        es: "leer el store una vez, al nacer, fuera leerlo siempre",
        en: "reading the store once, at birth, were reading it always"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "DevuelveCerrada",
      refusedBy: "botones",
      belief: Localized(
        es: "devolver una entrada no dependiera de que la taquilla esté abierta",
        en: "giving a ticket back did not depend on the window being open"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "DosPorToque",
      refusedBy: "un-toque",
      belief: Localized(
        es: "enviar dos veces lo mismo no hiciera daño",
        en: "sending the same thing twice did no harm"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "LlevaLaCuenta",
      refusedBy: "sin-memoria",
      belief: Localized(
        es: "la vista tuviera que contar los toques, en vez de leer el estado",
        en: "the view had to count the taps, instead of reading the state"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "SinPlural",
      refusedBy: "existencias",
      belief: Localized(
        es: "una frase con un número dentro valiera para cualquier número",
        en: "a sentence with a number in it did for every number"
      ),
      fingerprints: [:]
    ),
  ]
}
