// Written by `bucle author fingerprints buscador-modelo` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `buscador-modelo` believe, and what they show its exam.
  static let buscadorModelo: [Misconception] = [
    Misconception(
      "BorraAlEscribir",
      refusedBy: "respuesta",
      belief: Localized(
        es: "un texto nuevo dejara sin valor los resultados de antes, y hubiera que borrarlos ya",
        en: "a new text made the earlier results worthless, to be thrown away at once"
      ),
      fingerprints: ["conserva": "5f3a4fbd8dfd9e04", "exhaustivo": "6eaedbaa2a2550d5", "respuesta": "12d504791d609514", "vacio": "347e2d25a8ec05fa"]
    ),
    Misconception(
      "CancelacionComoFallo",
      refusedBy: "rebote",
      belief: Localized(
        es: "una petición cancelada fuera una búsqueda que ha fallado",
        en: "a cancelled request were a search that failed"
      ),
      fingerprints: ["cancelada": "282e56166dbcd98d", "exhaustivo": "aecc963c2251981b", "mismo-texto": "3e8cb936ef534a7a", "rebote": "b65d96e62b8a777a", "vacio": "f43167e9e4649ddb"]
    ),
    Misconception(
      "CargandoTarde",
      refusedBy: "escribe",
      belief: Localized(
        es: "no se empezara a cargar hasta que se hace la petición",
        en: "nothing were loading until the request is made"
      ),
      fingerprints: ["anticuada": "c8033dbeebd40cf6", "cancelada": "42bf0530277f778b", "conserva": "e839591c8ed8d6a3", "escribe": "f9bf394fb88f1364", "exhaustivo": "8431e95f77185eed", "fallo": "619faa5c8744868b", "mismo-texto": "bdd49566d6e89045", "rebote": "c2a200b0ba6be04d", "reintento": "d5a8c3892630d8a5", "respuesta": "1aa6490c751124b3", "vacio": "ebc30dead7d49682"]
    ),
    Misconception(
      "ErrorDeRed",
      refusedBy: "anticuada",
      belief: Localized(
        es: "una petición cancelada terminara siempre con un `CancellationError`",
        en: "a cancelled request always ended in a `CancellationError`"
      ),
      fingerprints: ["anticuada": "58f618517904d541", "exhaustivo": "24723610bd9c2071"]
    ),
    Misconception(
      "EspaciosComoVacio",
      refusedBy: "exhaustivo",
      belief: Localized(
        es: "un texto hecho solo de espacios fuera un texto vacío",
        en: "a text made of nothing but spaces were an empty one"
      ),
      fingerprints: ["exhaustivo": "23f90711d869ac31"]
    ),
    Misconception(
      "FalloCallado",
      refusedBy: "fallo",
      belief: Localized(
        es: "una búsqueda que falla fuera una búsqueda sin resultados",
        en: "a search that fails were a search without results"
      ),
      fingerprints: ["conserva": "dac9c34734b7e68b", "exhaustivo": "97bf2c037439fd7e", "fallo": "0ba2cf57b50f4557", "reintento": "b6120d80948d05f5"]
    ),
    Misconception(
      "FalloQueSeQueda",
      refusedBy: "reintento",
      belief: Localized(
        es: "el fallo siguiera siendo verdad hasta que llega una respuesta",
        en: "the failure stayed true until an answer comes"
      ),
      fingerprints: ["exhaustivo": "ede931602e0495ad", "reintento": "a3df64e47768c537"]
    ),
    Misconception(
      "MismoTexto",
      refusedBy: "mismo-texto",
      belief: Localized(
        es: "escribir el mismo texto no fuera escribir",
        en: "typing the same text were not typing"
      ),
      fingerprints: ["exhaustivo": "2803a68ea6ef2b73", "mismo-texto": "6408c59dc0c72898"]
    ),
    Misconception(
      "SinRebote",
      refusedBy: "escribe",
      belief: Localized(
        es: "cada tecla fuera ya una pregunta",
        en: "each key were a question already"
      ),
      fingerprints: ["anticuada": "ac1a606b587a858f", "cancelada": "6f7ed1a24a2cf9ce", "conserva": "63d06f4b6bbb3756", "escribe": "bdf9d9d0e557e00d", "exhaustivo": "6ebfd190e789f204", "fallo": "1b0c6ffc25a750ce", "mismo-texto": "d7e2f5025502f14c", "rebote": "05138dc1fe4d3979", "reintento": "fb256d1e00cfbeac", "respuesta": "c29ae5b957943fe6", "vacio": "465da3e2ffe1d6af"]
    ),
    Misconception(
      "SoloLaUltima",
      refusedBy: "rebote",
      belief: Localized(
        es: "bastara con comparar los textos al final y no hiciera falta cancelar nada",
        en: "comparing the texts at the end were enough, and nothing had to be cancelled"
      ),
      fingerprints: ["anticuada": "8918a4b4e5f7b575", "cancelada": "063037d8a580a37b", "exhaustivo": "141d2d9f2ebd477f", "mismo-texto": "2693e4231bd2f204", "rebote": "e170bfa5a5233704", "vacio": "027c95b026ccc295"]
    ),
    Misconception(
      "SuenoSordo",
      refusedBy: "rebote",
      belief: Localized(
        es: "un sueño interrumpido fuera un sueño que ha terminado",
        en: "a sleep that was cut short were a sleep that ended"
      ),
      fingerprints: ["exhaustivo": "f9cf1eebac422907", "rebote": "ceebb2c6caa4fc11", "vacio": "1185b806008b948a"]
    ),
    Misconception(
      "VacioPregunta",
      refusedBy: "vacio",
      belief: Localized(
        es: "el texto vacío fuera una pregunta como las demás",
        en: "the empty text were a question like any other"
      ),
      fingerprints: ["exhaustivo": "cf9da4aa13f5ee14", "vacio": "1253050d2d540b0c"]
    ),
  ]
}
