// Written by `bucle author fingerprints lista-filtro` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `lista-filtro` believe, and what they show its exam.
  static let listaFiltro: [Misconception] = [
    Misconception(
      "AvisaAntes",
      refusedBy: "orden",
      belief: Localized(
        es: "se pudiera avisar de lo elegido antes de poner al día lo demás",
        en: "what is chosen could be announced before the rest is up to date"
      ),
      fingerprints: ["exhaustivo": "19df28d6503488b7", "orden": "f934d2aba7e78f52"]
    ),
    Misconception(
      "AvisaSiempre",
      refusedBy: "misma-elegida",
      belief: Localized(
        es: "elegir lo mismo otra vez fuera una noticia",
        en: "choosing the same again were news"
      ),
      fingerprints: ["exhaustivo": "a1ed39582d800449", "misma-elegida": "5fa3a7d95884cb0b"]
    ),
    Misconception(
      "BuscandoEterno",
      refusedBy: "elige-buscando",
      belief: Localized(
        es: "elegir no terminara con la búsqueda en marcha",
        en: "choosing did not end the search under way"
      ),
      fingerprints: ["elige-buscando": "916d565afe667084", "elige-escrito": "993afc2ad949fa94", "exhaustivo": "d22a3a50a62179a5"]
    ),
    Misconception(
      "BuscandoHastaElAviso",
      refusedBy: "orden",
      belief: Localized(
        es: "la búsqueda durara hasta haber avisado",
        en: "the search went on until the notice had been given"
      ),
      fingerprints: ["exhaustivo": "d2633c8bf46bcf92", "orden": "131bfa3754b045e9"]
    ),
    Misconception(
      "CancelarEsFallar",
      refusedBy: "ultima",
      belief: Localized(
        es: "una búsqueda cancelada fuera una búsqueda que ha fallado",
        en: "a cancelled search were one that failed"
      ),
      fingerprints: ["exhaustivo": "a4db008d30f9ec25", "ultima": "85ac3b2cb259f454", "vacio": "9a09b6326d2b20c8"]
    ),
    Misconception(
      "ElegidaHuerfana",
      refusedBy: "orden",
      belief: Localized(
        es: "lo elegido siguiera elegido aunque ya no esté en los resultados",
        en: "what was chosen stayed chosen though the results have it no longer"
      ),
      fingerprints: ["exhaustivo": "07cdd493888278e0", "orden": "ab4acdceb9dfa80a"]
    ),
    Misconception(
      "EligeAntesDeCompletar",
      refusedBy: "elige",
      belief: Localized(
        es: "la elección fuera antes que lo que la acompaña",
        en: "the choice came before what goes with it"
      ),
      fingerprints: ["dos-a-la-vez": "8323e177dbfe14b4", "elige": "df8bdee2492115c6", "elige-buscando": "d0938109fba4796a", "exhaustivo": "9507fc466ad86477", "misma-elegida": "c9a142569c487cbd", "orden": "1c27058defcf4c94"]
    ),
    Misconception(
      "EligeCualquiera",
      refusedBy: "elige-fuera",
      belief: Localized(
        es: "solo se pudiera elegir lo que está en pantalla, y no hiciera falta mirarlo",
        en: "only what is on the screen could be chosen, and nobody had to look"
      ),
      fingerprints: ["elige-fuera": "98b2b7271420be8b", "exhaustivo": "1e89f3f4137c456b"]
    ),
    Misconception(
      "EligeLoEscrito",
      refusedBy: "elige-escrito",
      belief: Localized(
        es: "elegir lo que ya está escrito no cancelara la búsqueda",
        en: "choosing what is in the field already did not cancel the search"
      ),
      fingerprints: ["elige-escrito": "993afc2ad949fa94"]
    ),
    Misconception(
      "EligeVuelveABuscar",
      refusedBy: "elige",
      belief: Localized(
        es: "completar el texto fuera escribirlo",
        en: "completing the text were typing it"
      ),
      fingerprints: ["cierre": "fcf7eca4263cc93e", "elige": "ef851cdb4f240dfa", "elige-buscando": "8e5856453571dc9f", "exhaustivo": "0e7c01b19c2b501b", "misma-elegida": "b4f1408ae36c9459", "orden": "059c4d65f9fc09c0"]
    ),
    Misconception(
      "MismoTexto",
      refusedBy: "mismo-texto",
      belief: Localized(
        es: "toda escritura en el campo fuera un motivo para buscar",
        en: "every write to the field were a reason to search"
      ),
      fingerprints: ["exhaustivo": "fb5b526faedb9ab5", "mismo-texto": "66fcbc2154035c45"]
    ),
    Misconception(
      "SeSostienen",
      refusedBy: "cierre",
      belief: Localized(
        es: "un cierre que se regala no sostuviera a quien lo hizo",
        en: "a closure that is given away did not hold its maker"
      ),
      fingerprints: ["cierre": "b366c5a327411f9e", "cierre-buscando": "5dbd375e3f4f2ad1", "exhaustivo": "3639c7318fd74aee"]
    ),
    Misconception(
      "SinCancelar",
      refusedBy: "ultima",
      belief: Localized(
        es: "una búsqueda nueva terminara por sí sola con la anterior",
        en: "a new search ended the earlier one by itself"
      ),
      fingerprints: ["exhaustivo": "e339954724069bdd", "ultima": "4510880cdd1b3524", "vacio": "c71d576e9d205b04"]
    ),
    Misconception(
      "SinDeinit",
      refusedBy: "cierre-buscando",
      belief: Localized(
        es: "una tarea sin modelo terminara sola",
        en: "a task without a model ended by itself"
      ),
      fingerprints: ["cierre-buscando": "a74b96b569e473ee", "exhaustivo": "1d645df98409a6b5"]
    ),
    Misconception(
      "TareaQueRetiene",
      refusedBy: "cierre-buscando",
      belief: Localized(
        es: "una tarea fuera tan breve que pudiera quedarse con el modelo",
        en: "a task were so brief that it may keep the model"
      ),
      fingerprints: ["cierre-buscando": "5dbd375e3f4f2ad1", "exhaustivo": "398ebfa031cbcd1c"]
    ),
    Misconception(
      "VacioNoCancela",
      refusedBy: "vacio",
      belief: Localized(
        es: "sin nada que buscar no hubiera nada que cancelar",
        en: "there were nothing to cancel where there is nothing to search for"
      ),
      fingerprints: ["exhaustivo": "bb04459ede83c3ab", "vacio": "c71d576e9d205b04"]
    ),
  ]
}
