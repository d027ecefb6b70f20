// Written by `bucle author fingerprints del-modelo-al-reducer` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `del-modelo-al-reducer` believe, and what they show its exam.
  static let delModeloAlReducer: [Misconception] = [
    Misconception(
      "AvisoQueSeQueda",
      refusedBy: "aviso",
      belief: Localized(
        es: "el aviso siguiera siendo verdad hasta que algo salga bien",
        en: "the notice stayed true until something succeeds"
      ),
      fingerprints: ["aviso": "49f328ce89c3e9b0", "exhaustivo": "7b6242069658ab9c"]
    ),
    Misconception(
      "CambiaComprando",
      refusedBy: "comprando",
      belief: Localized(
        es: "la cantidad se pudiera cambiar pase lo que pase",
        en: "the quantity could be changed whatever is going on"
      ),
      fingerprints: ["comprando": "95ea541d116e5d39", "exhaustivo": "a979b5ddc2b65e22"]
    ),
    Misconception(
      "CeroSinCancelar",
      refusedBy: "cero",
      belief: Localized(
        es: "al llegar a cero no hubiera nada que cancelar",
        en: "there were nothing to cancel on reaching zero"
      ),
      fingerprints: ["cero": "d99cc1fa82ba693b", "exhaustivo": "10aeed1966349b35", "sueno-cancelado": "186a0fe98fe2047a"]
    ),
    Misconception(
      "ComparaLaCantidad",
      refusedBy: "rebote",
      belief: Localized(
        es: "una respuesta se reconociera por su cantidad y no hiciera falta cancelar nada",
        en: "an answer were known by its quantity, and nothing had to be cancelled"
      ),
      fingerprints: ["anticuada": "5b1d49d731d3c8c8", "aviso": "1d81d67043ad5e3f", "cero": "d99cc1fa82ba693b", "exhaustivo": "0161b3428171068f", "limites": "b0d1506e32706e0f", "rebote": "a42a7a24c69a3abb", "sueno-cancelado": "ffbf78e712dd96ad", "vendidas": "63ed478b099680b2", "venta-fallida": "56eb8837f5069337"]
    ),
    Misconception(
      "DosVentas",
      refusedBy: "dos-veces",
      belief: Localized(
        es: "un botón apagado impidiera comprar dos veces",
        en: "a button that is off kept anybody from buying twice"
      ),
      fingerprints: ["dos-veces": "65e4d85bfbb7e659", "exhaustivo": "c9bc2505d0a2604f"]
    ),
    Misconception(
      "FalloCallado",
      refusedBy: "venta-fallida",
      belief: Localized(
        es: "de una venta que falla no hubiera nada que decir",
        en: "there were nothing to say of a sale that fails"
      ),
      fingerprints: ["aviso": "da3b9c8f746dd084", "exhaustivo": "bc1f3235a73c13e8", "venta-fallida": "6592f6b822c86801"]
    ),
    Misconception(
      "GratisNoSeVende",
      refusedBy: "exhaustivo",
      belief: Localized(
        es: "un precio de cero fuera no tener precio",
        en: "a price of nothing were no price"
      ),
      fingerprints: ["exhaustivo": "dc2e1d2b0dbab277"]
    ),
    Misconception(
      "LimiteDeMas",
      refusedBy: "limites",
      belief: Localized(
        es: "el límite quedara uno más arriba o más abajo de donde está",
        en: "the limit were one off from where it is"
      ),
      fingerprints: ["aviso": "f935212a56c5f92a", "exhaustivo": "b8ae7ef3fa4de3ba", "limites": "a88c745bf21bceba", "vendidas": "6d6d4cf11c6f775c"]
    ),
    Misconception(
      "PrecioQueSeQueda",
      refusedBy: "cambia",
      belief: Localized(
        es: "el precio de antes valiera hasta que llegue el nuevo",
        en: "the old price held until the new one arrives"
      ),
      fingerprints: ["aviso": "2199cffa2cacaf91", "cambia": "4a05029ba88dbe4a", "exhaustivo": "69d2b11fef86124c"]
    ),
    Misconception(
      "SeQuedaComprando",
      refusedBy: "venta-fallida",
      belief: Localized(
        es: "comprar solo terminara cuando sale bien",
        en: "buying were over only when it succeeds"
      ),
      fingerprints: ["aviso": "44b27f1f3af1d8f4", "exhaustivo": "bcab9b8317038ed8", "venta-fallida": "428e1a17b01a3b01"]
    ),
    Misconception(
      "SinCancelar",
      refusedBy: "rebote",
      belief: Localized(
        es: "un efecto nuevo sustituyera por sí solo al anterior",
        en: "a new effect replaced the one before by itself"
      ),
      fingerprints: ["anticuada": "5b1d49d731d3c8c8", "aviso": "1d81d67043ad5e3f", "exhaustivo": "0161b3428171068f", "limites": "b0d1506e32706e0f", "rebote": "a42a7a24c69a3abb", "sueno-cancelado": "ffbf78e712dd96ad", "vendidas": "63ed478b099680b2", "venta-fallida": "56eb8837f5069337"]
    ),
    Misconception(
      "SinPrecio",
      refusedBy: "sin-precio",
      belief: Localized(
        es: "quien toca comprar hubiera visto ya un precio",
        en: "whoever taps buy had seen a price"
      ),
      fingerprints: ["aviso": "b994e19289a761c8", "cambia": "9c63d5b20d382f67", "compra": "dd28b5f3bdc3f01a", "exhaustivo": "44fd6304adbfd52d", "precio-fallido": "119b0dbc04e50d76", "sin-precio": "6c4c80ed5a8e601b"]
    ),
    Misconception(
      "VendeLasPedidas",
      refusedBy: "vendidas",
      belief: Localized(
        es: "se hubieran vendido siempre las que se pidieron",
        en: "as many were sold as were asked for"
      ),
      fingerprints: ["exhaustivo": "a28b766eb36793c9", "vendidas": "e095310e0fd0ab1e"]
    ),
  ]
}
