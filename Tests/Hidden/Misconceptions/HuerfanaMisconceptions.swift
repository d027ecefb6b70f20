// Written by `bucle author fingerprints huerfana` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `huerfana` believe, and what they show its exam.
  static let huerfana: [Misconception] = [
    Misconception(
      "BorraElEstado",
      refusedBy: "fallo",
      belief: Localized(
        es: "sin noticias dejara de ser cierto lo último que se supo",
        en: "what was last known were untrue for lack of news"
      ),
      fingerprints: ["exhaustivo": "1b96b34b4ed50cb8", "fallo": "b2104ae9b7749077"]
    ),
    Misconception(
      "CancelaYCuenta",
      refusedBy: "termina",
      belief: Localized(
        es: "el error de una llamada cancelada fuera un fallo como los demás",
        en: "the error of a cancelled call were a failure like any other"
      ),
      fingerprints: ["exhaustivo": "35ffa9e2d489147b", "termina": "da2bafc695ecb689"]
    ),
    Misconception(
      "DebilPorFuera",
      refusedBy: "cierre",
      belief: Localized(
        es: "escribir `weak` bastara, aunque la tarea vuelva a sostener al modelo acto seguido",
        en: "writing `weak` were enough, even where the task takes hold of the model right after it"
      ),
      fingerprints: ["cierre": "85afe19b3bbf634a", "cierre-preguntando": "9a67d56130ee1cc2", "exhaustivo": "a6696a1a5b915f49"]
    ),
    Misconception(
      "DosTareas",
      refusedBy: "doble",
      belief: Localized(
        es: "empezar por segunda vez sustituyera por sí solo a la primera",
        en: "beginning a second time replaced the first by itself"
      ),
      fingerprints: ["doble": "5ad2447f9a8b6cf4", "exhaustivo": "c0169c0bcd3a18fe"]
    ),
    Misconception(
      "DuermeAntes",
      refusedBy: "empieza",
      belief: Localized(
        es: "hubiera que esperar 5 s antes de la primera pregunta",
        en: "there were 5 s to wait before the first question"
      ),
      fingerprints: ["cierre": "28fac30ff853eef5", "cierre-preguntando": "dd6a8676990ebfa1", "doble": "820ca672f34ac5ae", "empieza": "f0931da5456894c6", "exhaustivo": "f0931da5456894c6", "fallo": "512586ca09362078", "ritmo": "e9d0bf31b0577e68", "termina": "1a3a0bab033b0c2b"]
    ),
    Misconception(
      "FalloYFin",
      refusedBy: "fallo",
      belief: Localized(
        es: "después de un fallo no tuviera sentido volver a preguntar",
        en: "there were no sense in asking again after a failure"
      ),
      fingerprints: ["exhaustivo": "1361ea6653241a11", "fallo": "9696f149c979c3db"]
    ),
    Misconception(
      "SeSostiene",
      refusedBy: "cierre",
      belief: Localized(
        es: "una tarea del modelo pudiera quedarse con el modelo",
        en: "a task of the model's could keep the model"
      ),
      fingerprints: ["cierre": "85afe19b3bbf634a", "cierre-preguntando": "9a67d56130ee1cc2", "exhaustivo": "a6696a1a5b915f49"]
    ),
    Misconception(
      "SinDeinit",
      refusedBy: "cierre",
      belief: Localized(
        es: "bastara con que la tarea no sostenga al modelo, y no hiciera falta cancelarla",
        en: "it were enough that the task does not hold the model, and it need not be cancelled"
      ),
      fingerprints: ["cierre": "858b3f0acddac3b3", "cierre-preguntando": "75d16ecdd35407c5", "exhaustivo": "846ab89d3a23554c"]
    ),
    Misconception(
      "SoloLaBandera",
      refusedBy: "termina",
      belief: Localized(
        es: "borrar la bandera despertara a quien duerme",
        en: "clearing the flag woke whoever sleeps"
      ),
      fingerprints: ["exhaustivo": "055113595d661e6a", "termina": "7189e5fa15455ad0"]
    ),
    Misconception(
      "TareaDeTodos",
      refusedBy: "dos-a-la-vez",
      belief: Localized(
        es: "solo pudiera haber un seguimiento en toda la aplicación",
        en: "there could be only one following in the whole app"
      ),
      fingerprints: ["dos-a-la-vez": "89fd47361339206f"]
    ),
    Misconception(
      "UnaVez",
      refusedBy: "ritmo",
      belief: Localized(
        es: "preguntar una vez fuera seguir",
        en: "asking once were following"
      ),
      fingerprints: ["cierre": "92abe2a0217089f1", "doble": "053812feaf916f1a", "exhaustivo": "68f15b2855e525aa", "fallo": "2902cc1f001207d0", "ritmo": "3fe85a547e99d080", "termina": "6fa791651b2f99f2"]
    ),
  ]
}
