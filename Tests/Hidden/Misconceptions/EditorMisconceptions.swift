// Written by `bucle author fingerprints editor` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `editor` believe, and what they show its exam.
  static let editor: [Misconception] = [
    Misconception(
      "DerivadoGuardado",
      refusedBy: "limites",
      belief: Localized(
        es: "un valor deducido hubiera que guardarlo y ponerlo al día en uno de los sitios de los que depende",
        en: "a derived value had to be kept, and brought up to date in one of the places that it depends on"
      ),
      fingerprints: ["cierre": "3682b5fcf133281a", "exhaustivo": "c4abe754cf4d2139", "fallo": "63328f495bd47f02", "guarda": "84afe41f364a9664", "limites": "948d5796d44b5461", "reintento": "a81190a87eadfd1b", "restantes": "3e745576061430f5", "una-vez": "2317cdb9a1445b0f"]
    ),
    Misconception(
      "DosVeces",
      refusedBy: "una-vez",
      belief: Localized(
        es: "un segundo guardado fuera simplemente otro guardado",
        en: "a second save were simply another save"
      ),
      fingerprints: ["exhaustivo": "ea276424d4cb4503", "una-vez": "fa1a5547aaaaf6a5"]
    ),
    Misconception(
      "ErrorCallado",
      refusedBy: "fallo",
      belief: Localized(
        es: "de un guardado que falla no hubiera nada que contar",
        en: "there were nothing to tell of a save that fails"
      ),
      fingerprints: ["exhaustivo": "ba6f6fa70187459b", "fallo": "ac9abbc5579101f5", "reintento": "7d88f7cfd1f7f9f6"]
    ),
    Misconception(
      "ErrorQueSeQueda",
      refusedBy: "reintento",
      belief: Localized(
        es: "el error siguiera siendo verdad hasta que un guardado salga bien",
        en: "the error stayed true until a save succeeds"
      ),
      fingerprints: ["exhaustivo": "ca08c895881ac9d4", "reintento": "8baeadb1378b6938"]
    ),
    Misconception(
      "GuardaPorDetras",
      refusedBy: "cierre",
      belief: Localized(
        es: "esperar a una tarea propia fuera lo mismo que esperar a la llamada",
        en: "waiting for a task of its own were the same as waiting for the call"
      ),
      fingerprints: ["cierre": "4dc0e317774fa02e"]
    ),
    Misconception(
      "GuardandoAbierto",
      refusedBy: "solo-lectura",
      belief: Localized(
        es: "la vista pudiera escribir `guardando`",
        en: "the view could write `guardando`"
      ),
      fingerprints: ["solo-lectura": "590a0f679e678b18"]
    ),
    Misconception(
      "GuardandoEterno",
      refusedBy: "fallo",
      belief: Localized(
        es: "guardar solo terminara cuando sale bien",
        en: "saving were over only when it succeeds"
      ),
      fingerprints: ["exhaustivo": "934b8e4179e662b2", "fallo": "a85c81184ccd6aa8", "reintento": "00300429cb5c139b"]
    ),
    Misconception(
      "LimpiaAlGuardar",
      refusedBy: "guarda",
      belief: Localized(
        es: "una nota guardada dejara de estar escrita",
        en: "a note were no longer written once it is saved"
      ),
      fingerprints: ["exhaustivo": "40cd35032786e629", "guarda": "eec6a04401720cff", "reintento": "576401c21877a219", "una-vez": "e791e160f3eadca2"]
    ),
    Misconception(
      "MasDeDiez",
      refusedBy: "limites",
      belief: Localized(
        es: "«10 o más» quisiera decir «más de 10»",
        en: "'10 or more' meant 'more than 10'"
      ),
      fingerprints: ["cierre": "3682b5fcf133281a", "exhaustivo": "c4abe754cf4d2139", "fallo": "63328f495bd47f02", "guarda": "84afe41f364a9664", "limites": "948d5796d44b5461", "reintento": "a81190a87eadfd1b", "una-vez": "2317cdb9a1445b0f"]
    ),
    Misconception(
      "RestanMenos",
      refusedBy: "restantes",
      belief: Localized(
        es: "lo que queda pudiera ser menos que nada",
        en: "what remains could be less than nothing"
      ),
      fingerprints: ["exhaustivo": "5e48333c6f105cce", "restantes": "34fa7c72627da425"]
    ),
    Misconception(
      "SinProgreso",
      refusedBy: "guarda",
      belief: Localized(
        es: "quien espera al método ya supiera que se está guardando",
        en: "whoever awaits the method knew already that it is saving"
      ),
      fingerprints: ["exhaustivo": "bdce960850d5de2e", "fallo": "c2468d43a15f19b6", "guarda": "84c77976e08ec050", "reintento": "febd6371051b95e9", "una-vez": "2ef999617c7b9a05"]
    ),
    Misconception(
      "SinPuerta",
      refusedBy: "puerta",
      belief: Localized(
        es: "un botón apagado impidiera llamar al método",
        en: "a button that is off kept the method from being called"
      ),
      fingerprints: ["exhaustivo": "92c075eb2b23686b", "puerta": "284e990f6f8d2704"]
    ),
    Misconception(
      "SinTitulo",
      refusedBy: "limites",
      belief: Localized(
        es: "un cuerpo largo compensara la falta de título",
        en: "a long body made up for a missing title"
      ),
      fingerprints: ["exhaustivo": "3bd89305cb788e2e", "fallo": "85bf9f6e25d2a6b0", "guarda": "f31863b3a0363dca", "limites": "375b33bee9785bc4", "puerta": "910a6e1ac495b212", "reintento": "771caa069c5da75f", "restantes": "4c7cd7417bc1760e", "una-vez": "568288f47a4fcd8b"]
    ),
    Misconception(
      "TituloEnBlanco",
      refusedBy: "exhaustivo",
      belief: Localized(
        es: "un título hecho solo de espacios fuera un título vacío",
        en: "a title made of nothing but spaces were an empty one"
      ),
      fingerprints: ["exhaustivo": "3300020f09dfd109"]
    ),
    Misconception(
      "TopeDe280",
      refusedBy: "restantes",
      belief: Localized(
        es: "pasarse del tope impidiera guardar",
        en: "going past the mark forbade saving"
      ),
      fingerprints: ["exhaustivo": "59f589c65a01781b", "restantes": "32bdc68187c57c9e"]
    ),
  ]
}
