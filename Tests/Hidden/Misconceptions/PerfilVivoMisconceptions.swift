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
      fingerprints: ["boton": "05b4d6741eb3cf3b", "correo": "78e964a3dc1332c6", "exhaustivo": "9dcabd6f1db1b2cb"]
    ),
    Misconception(
      "BlancosNoCuentan",
      refusedBy: "exhaustivo",
      belief: Localized(
        es: "un espacio antes o después de la `@` no fuera nada",
        en: "a blank before or after the `@` were nothing"
      ),
      fingerprints: ["exhaustivo": "9dd3eb5c36c9842a"]
    ),
    Misconception(
      "BotonConAviso",
      refusedBy: "vista",
      belief: Localized(
        es: "tras un fallo se pudiera guardar aunque no haya cambiado nada",
        en: "after a failure one could save even where nothing has changed"
      ),
      fingerprints: ["vista": "65dab80459bfcde2"]
    ),
    Misconception(
      "BotonSiempreEncendido",
      refusedBy: "boton",
      belief: Localized(
        es: "el botón no tuviera que mirar la regla, porque la mira el reducer",
        en: "the button need not look at the rule, since the reducer does"
      ),
      fingerprints: ["boton": "6dffc80cfd1483be", "vista": "d81133589a6e5de8"]
    ),
    Misconception(
      "CamposDeLaRespuesta",
      refusedBy: "guardado",
      belief: Localized(
        es: "todo lo que vuelve del servidor fuera a parar a los campos",
        en: "whatever comes back from the server went into the fields"
      ),
      fingerprints: ["boton": "6b952af1836ca821", "exhaustivo": "f278f254e51e4fcb", "guardado": "a0ed053e81704531"]
    ),
    Misconception(
      "CargandoAtascado",
      refusedBy: "lo-escrito-gana",
      belief: Localized(
        es: "un efecto cancelado enviara todavía su respuesta",
        en: "a cancelled effect still sent its answer"
      ),
      fingerprints: ["exhaustivo": "d04fb1a6a642743b", "lo-escrito-gana": "42d602f1c0173330"]
    ),
    Misconception(
      "CargandoTrasElFallo",
      refusedBy: "carga-falla",
      belief: Localized(
        es: "cargar solo terminara cuando sale bien",
        en: "loading were over only when it succeeds"
      ),
      fingerprints: ["carga-falla": "4c64d36b5efd0f10", "exhaustivo": "b52251da7ca0fc99", "guardado-falla": "8aa208701eed2440", "vista": "8220d729de721fad"]
    ),
    Misconception(
      "EdicionCancelaTodo",
      refusedBy: "guardado",
      belief: Localized(
        es: "una edición dejara anticuado también lo que se está guardando",
        en: "an edit made what is being saved stale as well"
      ),
      fingerprints: ["boton": "264cc22cc350053d", "exhaustivo": "cafe0ef0103662ba", "guardado": "36a4f13da3995681"]
    ),
    Misconception(
      "ErrorTragado",
      refusedBy: "guardado-falla",
      belief: Localized(
        es: "un fallo no necesitara ninguna acción",
        en: "a failure needed no action"
      ),
      fingerprints: ["exhaustivo": "ace2e9ab27d10722", "guardado-falla": "6970edbb0d0eb828", "vista": "d0b33dc1ca2647d4"]
    ),
    Misconception(
      "FalloComoVacio",
      refusedBy: "carga-falla",
      belief: Localized(
        es: "una carga que falla hubiera traído una ficha vacía",
        en: "a load that fails had brought an empty form"
      ),
      fingerprints: ["carga-falla": "dbdeed24262203dd", "exhaustivo": "b25c89360e23a72b", "guardado-falla": "dac0dca6eaf4f501", "vista": "38393e77d2fdbc8c"]
    ),
    Misconception(
      "GuardadaDeAhora",
      refusedBy: "guardado",
      belief: Localized(
        es: "lo guardado fuera lo que hay en los campos cuando llega la respuesta",
        en: "what was saved were what the fields hold when the answer comes"
      ),
      fingerprints: ["boton": "e906f8e09f61ba1f", "exhaustivo": "deb448c50f6957cf", "guardado": "63fcfdd2553bc1c1"]
    ),
    Misconception(
      "LoQueLlegaGana",
      refusedBy: "lo-escrito-gana",
      belief: Localized(
        es: "lo que llega del servidor valiera más que lo escrito entretanto",
        en: "what comes from the server counted for more than what was typed meanwhile"
      ),
      fingerprints: ["exhaustivo": "8853c16a5181d08b", "lo-escrito-gana": "bc4d2b106079fd24"]
    ),
    Misconception(
      "MayusculasSinImportancia",
      refusedBy: "guardado",
      belief: Localized(
        es: "cambiar una mayúscula por una minúscula no fuera cambiar la ficha",
        en: "swapping a capital for a small letter did not change the form"
      ),
      fingerprints: ["guardado": "4bd8831b7d13218d"]
    ),
    Misconception(
      "NombreEnBlanco",
      refusedBy: "exhaustivo",
      belief: Localized(
        es: "un nombre hecho solo de espacios fuera un nombre vacío",
        en: "a name made of nothing but spaces were an empty one"
      ),
      fingerprints: ["exhaustivo": "28060b20db15f209"]
    ),
    Misconception(
      "PermisoGuardado",
      refusedBy: "guardado",
      belief: Localized(
        es: "si se puede guardar fuera un dato que hay que acordarse de poner al día",
        en: "whether it may be saved were a fact that somebody has to remember to update"
      ),
      fingerprints: ["boton": "352e132d9eedb034", "exhaustivo": "ab2257d3ca3ce4fa", "guardado": "2ed58ad8ff5df617", "guardado-falla": "627b24d4becfaf9e", "vista": "a7083e43656abb1a"]
    ),
    Misconception(
      "PeticionRepetida",
      refusedBy: "sin-repetir",
      belief: Localized(
        es: "un segundo toque pudiera preguntar otra vez",
        en: "a second tap could ask again"
      ),
      fingerprints: ["exhaustivo": "dc1d05d5ed2928c5", "sin-repetir": "89b58394c49d1c80"]
    ),
    Misconception(
      "ReglaSoloEnElBoton",
      refusedBy: "correo",
      belief: Localized(
        es: "un botón apagado impidiera que llegue la acción",
        en: "a button that is off kept the action from coming"
      ),
      fingerprints: ["correo": "6ced76e85f840528", "exhaustivo": "c09742d58000b533", "guardado": "799f6277b5c824cf", "sin-repetir": "f6c202c56aee10be"]
    ),
    Misconception(
      "RespuestaIgnorada",
      refusedBy: "lo-escrito-gana",
      belief: Localized(
        es: "apagar `cargando` bastara para librarse de una petición",
        en: "putting out `cargando` were enough to be rid of a request"
      ),
      fingerprints: ["exhaustivo": "9093898307fe4942", "lo-escrito-gana": "aa5aae044c367b63"]
    ),
    Misconception(
      "TrozosVacios",
      refusedBy: "correo",
      belief: Localized(
        es: "al partir un texto se conservaran los trozos vacíos",
        en: "splitting a text kept its empty pieces"
      ),
      fingerprints: ["correo": "28d29ae7e2969754"]
    ),
  ]
}
