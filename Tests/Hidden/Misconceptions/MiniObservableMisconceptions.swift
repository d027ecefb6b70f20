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
      fingerprints: ["claves": "ec2625814a5a6040", "cortocircuito": "544f3f7e34513afc", "dentro": "2d5ec30654f8d648", "en-el-sitio": "4ee1da09d9a3bd71", "encadena": "bb044b80e1393559", "exhaustivo": "52eb27824535be1c", "lo-mismo": "dba20ff5995f4167", "orden": "40704a044e443a5a", "una-vez": "2b76f1cfa497b518", "valor-viejo": "7b4152189237a2cb", "vuelve-a-seguir": "fff1a18ee1894ccc"]
    ),
    Misconception(
      "AvisaLoIgual",
      refusedBy: "lo-mismo",
      belief: Localized(
        es: "escribir el mismo valor fuera un cambio",
        en: "writing the same value were a change"
      ),
      fingerprints: ["exhaustivo": "bdd45175fd32b612", "lo-mismo": "3b5f6a908ebdd377"]
    ),
    Misconception(
      "AvisaPorLectura",
      refusedBy: "una-vez",
      belief: Localized(
        es: "cada lectura se apuntara a un aviso",
        en: "each read signed up for a notice"
      ),
      fingerprints: ["encadena": "c4151544f9bf3f2a", "exhaustivo": "dacbb8ac053bb385", "orden": "18b62307957cd245", "una-vez": "1c4eca0a6be51541"]
    ),
    Misconception(
      "CallaMientrasLee",
      refusedBy: "cortocircuito",
      belief: Localized(
        es: "lo que se escribe durante una lectura no avisara a nadie",
        en: "what is written during a reading notified nobody"
      ),
      fingerprints: ["cortocircuito": "19deb82110cb803d"]
    ),
    Misconception(
      "CambiaAvisaDosVeces",
      refusedBy: "vuelve-a-seguir",
      belief: Localized(
        es: "lo que acaba igual se avisara aparte",
        en: "what ends up equal were announced separately"
      ),
      fingerprints: ["vuelve-a-seguir": "50ebf5d724b6390d"]
    ),
    Misconception(
      "CambiaComparando",
      refusedBy: "en-el-sitio",
      belief: Localized(
        es: "cambiar en el sitio pudiera no avisar",
        en: "a change in place could keep quiet"
      ),
      fingerprints: ["en-el-sitio": "4281119187dd45fa", "exhaustivo": "d9fa46b85faf621c", "vuelve-a-seguir": "ec26a088ea263b56"]
    ),
    Misconception(
      "EsperaAlAcabar",
      refusedBy: "dentro",
      belief: Localized(
        es: "un seguimiento empezara a esperar al acabar de leer",
        en: "a tracking began to wait once its reading is over"
      ),
      fingerprints: ["dentro": "fa81d892ee6c377c", "exhaustivo": "5981857e88cb2c01"]
    ),
    Misconception(
      "LeeDosVeces",
      refusedBy: "dentro",
      belief: Localized(
        es: "la lectura se pudiera ejecutar dos veces",
        en: "the reading could be run twice"
      ),
      fingerprints: ["dentro": "ff8e01684d6edd8d", "exhaustivo": "5cf5a62f07b27a9e"]
    ),
    Misconception(
      "LlamaTambienAlNuevo",
      refusedBy: "encadena",
      belief: Localized(
        es: "quien empieza durante un aviso entrara en esa misma tanda",
        en: "whoever begins during a notice belonged to the same round"
      ),
      fingerprints: ["encadena": "2c2edc833f540cf5"]
    ),
    Misconception(
      "OlvidaSoloLaClave",
      refusedBy: "una-vez",
      belief: Localized(
        es: "después del aviso quedaran en pie las demás claves que se leyeron",
        en: "the other keys that were read stayed after the notice"
      ),
      fingerprints: ["cortocircuito": "aca80708b4603851", "dentro": "b06f49a1f48e3341", "encadena": "2c2edc833f540cf5", "exhaustivo": "fd4aaae5e4f2f0c5", "orden": "45642b6b54e6fe81", "una-vez": "2538631546af3916"]
    ),
    Misconception(
      "PilaCompartida",
      refusedBy: "claves",
      belief: Localized(
        es: "todos los registros compartieran una pila de lecturas",
        en: "all registrars shared one stack of readings"
      ),
      fingerprints: ["claves": "797b75f62b638c17"]
    ),
    Misconception(
      "PorTurnos",
      refusedBy: "cortocircuito",
      belief: Localized(
        es: "cada uno saliera de la lista cuando le llega el turno, y no antes",
        en: "each left the list when its turn comes, and not before"
      ),
      fingerprints: ["cortocircuito": "0b5f5ca561e104b4", "encadena": "e96c3074cd030823", "vuelve-a-seguir": "16b75eb912864cd8"]
    ),
    Misconception(
      "SigueParaSiempre",
      refusedBy: "claves",
      belief: Localized(
        es: "seguir fuera para siempre",
        en: "a tracking went on for ever"
      ),
      fingerprints: ["claves": "4be1f88a4600c831", "cortocircuito": "a3e09d3b5565f576", "dentro": "b06f49a1f48e3341", "en-el-sitio": "cb37b360d251f9f8", "encadena": "2c2edc833f540cf5", "exhaustivo": "a7a2a333d3837eee", "orden": "45642b6b54e6fe81", "una-vez": "2538631546af3916", "vuelve-a-seguir": "1751d7fb808e55d0"]
    ),
    Misconception(
      "SoloElDeDentro",
      refusedBy: "dentro",
      belief: Localized(
        es: "una lectura fuera solo del seguimiento de más adentro",
        en: "a read belonged to the innermost tracking alone"
      ),
      fingerprints: ["dentro": "3458bc686c92960c", "exhaustivo": "65ce2df0470df411"]
    ),
    Misconception(
      "TodosEnterados",
      refusedBy: "claves",
      belief: Localized(
        es: "cualquier cambio interesara a todos",
        en: "any change concerned everybody"
      ),
      fingerprints: ["claves": "d8708ef2dd398b7a", "cortocircuito": "bde051df7804fc6d", "dentro": "7e73d069967350c0", "encadena": "3624071622ab501d", "exhaustivo": "f15a2be7e25456a5", "orden": "ee86c97009343543", "vuelve-a-seguir": "15f6c3f90a5bd723"]
    ),
  ]
}
