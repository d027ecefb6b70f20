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
      fingerprints: ["apertura": "b2c0f0540c7b787e", "botones": "8bd2a880228b6a5a", "exhaustivo": "9bc02de0cedbe41d", "existencias": "1ec7dee85b00f355", "inicio": "f2c356a4fc110e85", "lineas": "4a4058da21620c65", "sin-memoria": "731c4474fd11196c", "un-toque": "e5243e73f42228dc"]
    ),
    Misconception(
      "AbreAlVender",
      refusedBy: "lineas",
      belief: Localized(
        es: "tocar «Vender» pudiera abrir también la taquilla",
        en: "tapping 'Vender' could open the window as well"
      ),
      fingerprints: ["apertura": "332fb80fadfe7149", "botones": "122f5115bdecf262", "exhaustivo": "824671560b819006", "existencias": "1698fdd387b9d916", "lineas": "4ef3cc8f4b6a924b", "sin-memoria": "89be2f487887712b"]
    ),
    Misconception(
      "AbreSinAvisar",
      refusedBy: "apertura",
      belief: Localized(
        es: "abierta o cerrada fuera cosa de la vista, y el store no tuviera que saberlo",
        en: "open or closed were the view's affair, and the store need not know"
      ),
      fingerprints: ["apertura": "b294dbbf409652e4", "botones": "3390732ae1c4d941", "exhaustivo": "e71de16bb1d2187d", "existencias": "31520892ee03d123", "sin-memoria": "da14f1c5a305ec12", "un-toque": "f7c4977266f025a8"]
    ),
    Misconception(
      "BotonEscondido",
      refusedBy: "lineas",
      belief: Localized(
        es: "un botón que no se puede tocar no hubiera que dibujarlo",
        en: "a button that cannot be tapped had not to be drawn"
      ),
      fingerprints: ["apertura": "8dd3bbc849024392", "botones": "b9cafc83b2e43539", "exhaustivo": "d5228917d0dc9ffd", "existencias": "e9aa788765d8b02d", "lineas": "433722ea0396924c", "sin-memoria": "0b1a91e6d996152c"]
    ),
    Misconception(
      "CondicionEnElToque",
      refusedBy: "lineas",
      belief: Localized(
        es: "un `if` dentro del cierre apagara el botón",
        en: "an `if` inside the closure switched the button off"
      ),
      fingerprints: ["apertura": "332fb80fadfe7149", "botones": "122f5115bdecf262", "exhaustivo": "824671560b819006", "existencias": "1698fdd387b9d916", "lineas": "4ef3cc8f4b6a924b", "sin-memoria": "89be2f487887712b"]
    ),
    Misconception(
      "CopiaAlNacer",
      refusedBy: "apertura",
      belief: Localized(
        es: "leer el store una vez, al nacer, fuera leerlo siempre",
        en: "reading the store once, at birth, were reading it always"
      ),
      fingerprints: ["apertura": "4fec29649a3a5fa7", "botones": "91f0dd2d50704bfb", "exhaustivo": "4fe81403b0beb6a6", "existencias": "1e7f0580ee0f03aa", "sin-memoria": "7153f289d75a2e21"]
    ),
    Misconception(
      "DevuelveCerrada",
      refusedBy: "botones",
      belief: Localized(
        es: "devolver una entrada no dependiera de que la taquilla esté abierta",
        en: "giving a ticket back did not depend on the window being open"
      ),
      fingerprints: ["botones": "3e769a1275abd1d1", "exhaustivo": "343a2182ce7013f4"]
    ),
    Misconception(
      "DosPorToque",
      refusedBy: "un-toque",
      belief: Localized(
        es: "enviar dos veces lo mismo no hiciera daño",
        en: "sending the same thing twice did no harm"
      ),
      fingerprints: ["exhaustivo": "1413b75125c8ba30", "sin-memoria": "1408b4e5ad8f1d28", "un-toque": "6034dd8392f80d74"]
    ),
    Misconception(
      "LlevaLaCuenta",
      refusedBy: "sin-memoria",
      belief: Localized(
        es: "la vista tuviera que contar los toques, en vez de leer el estado",
        en: "the view had to count the taps, instead of reading the state"
      ),
      fingerprints: ["exhaustivo": "c96ec6978e8e25ab", "sin-memoria": "72a2e6e6aa79bd8d"]
    ),
    Misconception(
      "SinPlural",
      refusedBy: "existencias",
      belief: Localized(
        es: "una frase con un número dentro valiera para cualquier número",
        en: "a sentence with a number in it did for every number"
      ),
      fingerprints: ["exhaustivo": "f2b6278969eb1b1b", "existencias": "7ad95022a9b06053", "sin-memoria": "c3b31f5c6af82c94"]
    ),
  ]
}
