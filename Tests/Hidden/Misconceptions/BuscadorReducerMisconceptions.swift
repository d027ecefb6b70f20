// Written by `bucle author fingerprints buscador-reducer` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `buscador-reducer` believe, and what they show its exam.
  static let buscadorReducer: [Misconception] = [
    Misconception(
      "BorraAlEscribir",
      refusedBy: "respuesta",
      belief: Localized(
        es: "un texto nuevo dejara sin valor los resultados de antes, y hubiera que borrarlos ya",
        en: "a new text made the earlier results worthless, to be thrown away at once"
      ),
      fingerprints: ["conserva": "17bbfe34efcf04ae", "exhaustivo": "b67f3a8aee5f7c81", "respuesta": "f0362729545a939f", "vacio": "32b85c40706560e7"]
    ),
    Misconception(
      "CargandoTarde",
      refusedBy: "escribe",
      belief: Localized(
        es: "no se empezara a cargar hasta que se hace la petición",
        en: "nothing were loading until the request is made"
      ),
      fingerprints: ["anticuada": "dbfda0cbe81a5096", "cancelada": "421f8e9c740cb32f", "conserva": "d5246b2f0fc9f1f5", "escribe": "44b0b83568741f2f", "exhaustivo": "726b8bb4e3c96b46", "fallo": "a5b3390645d7021e", "mismo-texto": "8397c0467ea131fd", "rebote": "33488d4f43405e82", "reintento": "6679d5dea6336323", "respuesta": "cc17042c8d47a696", "vacio": "17bfc727ee2f6063"]
    ),
    Misconception(
      "EspaciosComoVacio",
      refusedBy: "exhaustivo",
      belief: Localized(
        es: "un texto hecho solo de espacios fuera un texto vacío",
        en: "a text made of nothing but spaces were an empty one"
      ),
      fingerprints: ["exhaustivo": "ca8e33787c1798b0"]
    ),
    Misconception(
      "EsperaSuelta",
      refusedBy: "rebote",
      belief: Localized(
        es: "solo hubiera que cancelar la petición, y las esperas no molestaran",
        en: "only the request had to be cancelled, and the waits did no harm"
      ),
      fingerprints: ["anticuada": "051ebab150b9f115", "cancelada": "5ed8512c77c3baa7", "exhaustivo": "1361746bead83849", "mismo-texto": "c028ec385402db6c", "rebote": "f953cff669ad5397", "vacio": "bb39c38c66d6fc1e"]
    ),
    Misconception(
      "FalloCallado",
      refusedBy: "fallo",
      belief: Localized(
        es: "una búsqueda que falla fuera una búsqueda sin resultados",
        en: "a search that fails were a search without results"
      ),
      fingerprints: ["conserva": "f812f8118ceb93b9", "exhaustivo": "63848ce4ac6c11dd", "fallo": "64442e30577e0ef0", "reintento": "85469257c368cfdf"]
    ),
    Misconception(
      "FalloQueSeQueda",
      refusedBy: "reintento",
      belief: Localized(
        es: "el fallo siguiera siendo verdad hasta que llega una respuesta",
        en: "the failure stayed true until an answer comes"
      ),
      fingerprints: ["exhaustivo": "7142255f66bcbc3d", "reintento": "b2a8cabcfce21e19"]
    ),
    Misconception(
      "MismoTexto",
      refusedBy: "mismo-texto",
      belief: Localized(
        es: "escribir el mismo texto no fuera escribir",
        en: "typing the same text were not typing"
      ),
      fingerprints: ["exhaustivo": "6f8a4d227d9737cb", "mismo-texto": "c47e64f9cd167cd0"]
    ),
    Misconception(
      "SinCancelar",
      refusedBy: "rebote",
      belief: Localized(
        es: "ponerle nombre a un efecto cancelara el anterior del mismo nombre",
        en: "giving an effect a name cancelled the earlier one of that name"
      ),
      fingerprints: ["anticuada": "051ebab150b9f115", "cancelada": "5ed8512c77c3baa7", "exhaustivo": "1361746bead83849", "mismo-texto": "c028ec385402db6c", "rebote": "f953cff669ad5397"]
    ),
    Misconception(
      "SinRebote",
      refusedBy: "escribe",
      belief: Localized(
        es: "cada tecla fuera ya una pregunta",
        en: "each key were a question already"
      ),
      fingerprints: ["anticuada": "dfe3a0971d249faf", "cancelada": "084366b0bb3ac572", "conserva": "87b24ea605f56afc", "escribe": "0e66e31fcfc9d172", "exhaustivo": "1a043fdb25a4d013", "fallo": "3f6c16968e9a029b", "mismo-texto": "a9a54341c0516f54", "rebote": "6f931defb7809922", "reintento": "c49295e36c0f7fd6", "respuesta": "505f8ec8d78a4363", "vacio": "52402888d0934196"]
    ),
    Misconception(
      "SoloUnosPocos",
      refusedBy: "exhaustivo",
      belief: Localized(
        es: "solo cupieran unos pocos resultados",
        en: "there were room for a few results only"
      ),
      fingerprints: ["exhaustivo": "276d5ca6609b8f89"]
    ),
    Misconception(
      "VacioPregunta",
      refusedBy: "vacio",
      belief: Localized(
        es: "el texto vacío fuera una pregunta como las demás",
        en: "the empty text were a question like any other"
      ),
      fingerprints: ["exhaustivo": "e910105356646fa1", "vacio": "a1169b730ac6f16d"]
    ),
    Misconception(
      "VacioSinCancelar",
      refusedBy: "vacio",
      belief: Localized(
        es: "sin nada que preguntar no hubiera tampoco nada que cancelar",
        en: "there were nothing to cancel where there is nothing to ask"
      ),
      fingerprints: ["exhaustivo": "f9258b4c7069e1a6", "vacio": "bb39c38c66d6fc1e"]
    ),
  ]
}
