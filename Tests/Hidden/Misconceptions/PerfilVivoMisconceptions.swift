// Written by `bucle author fingerprints perfil-vivo` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `perfil-vivo` believe, and what they show its exam.
  static let perfilVivo: [Misconception] = [
    Misconception(
      "BastaUnaArroba",
      refusedBy: "correo",
      belief: Localized(
        es: "un texto con una arroba fuera ya una dirección",
        en: "a text with an at sign in it were an address"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "BotonSiempreEncendido",
      refusedBy: "boton",
      belief: Localized(
        es: "el botón no tuviera que mirar la regla, porque la mira el reducer",
        en: "the button need not look at the rule, since the reducer does"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "CamposDeLaRespuesta",
      refusedBy: "guardado",
      belief: Localized(
        es: "todo lo que vuelve del servidor fuera a parar a los campos",
        en: "whatever comes back from the server went into the fields"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "CargandoAtascado",
      refusedBy: "lo-escrito-gana",
      belief: Localized(
        es: "un efecto cancelado enviara todavía su respuesta",
        en: "a cancelled effect still sent its answer"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "CargandoTrasElFallo",
      refusedBy: "carga-falla",
      belief: Localized(
        es: "cargar solo terminara cuando sale bien",
        en: "loading were over only when it succeeds"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "EdicionCancelaTodo",
      refusedBy: "guardado",
      belief: Localized(
        es: "una edición dejara anticuado también lo que se está guardando",
        en: "an edit made what is being saved stale as well"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "ErrorTragado",
      refusedBy: "guardado-falla",
      belief: Localized(
        es: "un fallo no necesitara ninguna acción",
        en: "a failure needed no action"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "FalloComoVacio",
      refusedBy: "carga-falla",
      belief: Localized(
        es: "una carga que falla hubiera traído una ficha vacía",
        en: "a load that fails had brought an empty form"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "GuardadaDeAhora",
      refusedBy: "guardado",
      belief: Localized(
        es: "lo guardado fuera lo que hay en los campos cuando llega la respuesta",
        en: "what was saved were what the fields hold when the answer comes"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "LoQueLlegaGana",
      refusedBy: "lo-escrito-gana",
      belief: Localized(
        es: "lo que llega del servidor valiera más que lo escrito entretanto",
        en: "what comes from the server counted for more than what was typed meanwhile"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "PermisoGuardado",
      refusedBy: "guardado",
      belief: Localized(
        es: "si se puede guardar fuera un dato que hay que acordarse de poner al día",
        en: "whether it may be saved were a fact that somebody has to remember to update"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "PeticionRepetida",
      refusedBy: "sin-repetir",
      belief: Localized(
        es: "un segundo toque pudiera preguntar otra vez",
        en: "a second tap could ask again"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "ReglaSoloEnElBoton",
      refusedBy: "correo",
      belief: Localized(
        es: "un botón apagado impidiera que llegue la acción",
        en: "a button that is off kept the action from coming"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "RespuestaIgnorada",
      refusedBy: "lo-escrito-gana",
      belief: Localized(
        es: "apagar `cargando` bastara para librarse de una petición",
        en: "putting out `cargando` were enough to be rid of a request"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "TrozosVacios",
      refusedBy: "correo",
      belief: Localized(
        es: "al partir un texto se conservaran los trozos vacíos",
        en: "splitting a text kept its empty pieces"
      ),
      fingerprints: [:]
    ),
  ]
}
