// Written by `bucle author fingerprints mini-observable` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `mini-observable` believe, and what they show its exam.
  static let miniObservable: [Misconception] = [
    Misconception(
      "AvisaDespues",
      refusedBy: "valor-viejo",
      belief: Localized(
        es: "para avisar de un cambio tuviera que haber cambiado ya",
        en: "there had to be a change before it is announced"
      ),
      fingerprints: ["claves": "b1fb0d9c43ef9e65", "cortocircuito": "42137a61f213f589", "dentro": "75c72a7cdcf6d72f", "en-el-sitio": "641fc2c3335d5ccc", "encadena": "bb1ff58507a35374", "exhaustivo": "ad40e4e879f25979", "lo-mismo": "47061730b34afbcd", "orden": "c421af756afc0794", "una-vez": "242a8000fe58988d", "valor-viejo": "9e228bd711da8939", "vuelve-a-seguir": "aee84e7812b43e39"]
    ),
    Misconception(
      "AvisaLoIgual",
      refusedBy: "lo-mismo",
      belief: Localized(
        es: "escribir el mismo valor fuera un cambio",
        en: "writing the same value were a change"
      ),
      fingerprints: ["exhaustivo": "dc3e422aee524a01", "lo-mismo": "ed80b16dcdce073d"]
    ),
    Misconception(
      "AvisaPorLectura",
      refusedBy: "una-vez",
      belief: Localized(
        es: "cada lectura se apuntara a un aviso",
        en: "each read signed up for a notice"
      ),
      fingerprints: ["encadena": "313763b604b53bc1", "exhaustivo": "7066e16b0069ecca", "orden": "586caabb19d2e843", "una-vez": "54cc2f4b23beef4e"]
    ),
    Misconception(
      "CambiaComparando",
      refusedBy: "en-el-sitio",
      belief: Localized(
        es: "cambiar en el sitio pudiera no avisar",
        en: "a change in place could keep quiet"
      ),
      fingerprints: ["en-el-sitio": "45c96330c3f9eab8", "exhaustivo": "37ff6259fa2b2c47"]
    ),
    Misconception(
      "EsperaAlAcabar",
      refusedBy: "dentro",
      belief: Localized(
        es: "un seguimiento empezara a esperar al acabar de leer",
        en: "a tracking began to wait once its reading is over"
      ),
      fingerprints: ["dentro": "87fb94f5b5cb090f", "exhaustivo": "11bce19683265ba8"]
    ),
    Misconception(
      "LeeDosVeces",
      refusedBy: "dentro",
      belief: Localized(
        es: "la lectura se pudiera ejecutar dos veces",
        en: "the reading could be run twice"
      ),
      fingerprints: ["dentro": "254dba09d7b30b44", "exhaustivo": "34a547d5dbef0269"]
    ),
    Misconception(
      "LlamaTambienAlNuevo",
      refusedBy: "encadena",
      belief: Localized(
        es: "quien empieza durante un aviso entrara en esa misma tanda",
        en: "whoever begins during a notice belonged to the same round"
      ),
      fingerprints: ["encadena": "48856872151ed490"]
    ),
    Misconception(
      "OlvidaSoloLaClave",
      refusedBy: "una-vez",
      belief: Localized(
        es: "después del aviso quedaran en pie las demás claves que se leyeron",
        en: "the other keys that were read stayed after the notice"
      ),
      fingerprints: ["dentro": "8bcb8dbb5a60d013", "encadena": "48856872151ed490", "exhaustivo": "69e251bbee4827d3", "orden": "b9b8990d3b179a0d", "una-vez": "05a2add6d3569de8"]
    ),
    Misconception(
      "PorTurnos",
      refusedBy: "vuelve-a-seguir",
      belief: Localized(
        es: "cada uno saliera de la lista cuando le llega el turno, y no antes",
        en: "each left the list when its turn comes, and not before"
      ),
      fingerprints: ["encadena": "c51335276ffac508", "vuelve-a-seguir": "ab6447ab7154fcb1"]
    ),
    Misconception(
      "SigueParaSiempre",
      refusedBy: "una-vez",
      belief: Localized(
        es: "seguir fuera para siempre",
        en: "a tracking went on for ever"
      ),
      fingerprints: ["dentro": "8bcb8dbb5a60d013", "en-el-sitio": "ff7dd0a77ca5048b", "encadena": "48856872151ed490", "exhaustivo": "31d4f1bfcea2bdf2", "orden": "b9b8990d3b179a0d", "una-vez": "05a2add6d3569de8", "vuelve-a-seguir": "28994a1521415e06"]
    ),
    Misconception(
      "SoloElDeDentro",
      refusedBy: "dentro",
      belief: Localized(
        es: "una lectura fuera solo del seguimiento de más adentro",
        en: "a read belonged to the innermost tracking alone"
      ),
      fingerprints: ["dentro": "e341e63979b3c497", "exhaustivo": "2a3ca565100c1530"]
    ),
    Misconception(
      "TodosEnterados",
      refusedBy: "claves",
      belief: Localized(
        es: "cualquier cambio interesara a todos",
        en: "any change concerned everybody"
      ),
      fingerprints: ["claves": "e6d4a7d1a9530e70", "cortocircuito": "bafd711e8a48fb49", "dentro": "3fcaedd8449a5834", "encadena": "2e56bb41a7778c0a", "exhaustivo": "270a2aada2b11522", "orden": "389ddd5f9ee8d155", "vuelve-a-seguir": "529028f859440268"]
    ),
  ]
}
