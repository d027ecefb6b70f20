// Written by `bucle author fingerprints efecto` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `efecto` believe, and what they show its exam.
  static let efecto: [Misconception] = [
    Misconception(
      "AvisoQueSeQueda",
      refusedBy: "reintento",
      belief: Localized(
        es: "el aviso siguiera siendo verdad hasta la respuesta siguiente",
        en: "the notice stayed true until the next answer"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "CambiaAMitad",
      refusedBy: "ciudad-cargando",
      belief: Localized(
        es: "elegir ciudad no tuviera que ver con la pregunta que está en marcha",
        en: "choosing a city had nothing to do with the question under way"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "CargandoEterno",
      refusedBy: "fallo",
      belief: Localized(
        es: "cargar solo terminara cuando la respuesta es buena",
        en: "loading were over only when the answer is a good one"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "CiudadDeSiempre",
      refusedBy: "ciudad",
      belief: Localized(
        es: "la ciudad fuera siempre la primera",
        en: "the city were always the first one"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "DosPeticiones",
      refusedBy: "una-sola",
      belief: Localized(
        es: "nadie pudiera preguntar por segunda vez mientras se carga",
        en: "nobody could ask a second time while it loads"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "FalloBorraGrados",
      refusedBy: "fallo-conserva",
      belief: Localized(
        es: "un fallo desmintiera lo que ya se sabía",
        en: "a failure disproved what was known already"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "FalloCallado",
      refusedBy: "fallo",
      belief: Localized(
        es: "un error no mereciera ninguna acción",
        en: "an error deserved no action"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "FalloComoCero",
      refusedBy: "fallo",
      belief: Localized(
        es: "un error fuera una temperatura de 0 grados",
        en: "an error were a temperature of 0 degrees"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "OlvidaLosGrados",
      refusedBy: "grados-anteriores",
      belief: Localized(
        es: "una pregunta nueva empezara con la pantalla en blanco",
        en: "a new question began with an empty screen"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "SinCargando",
      refusedBy: "consulta",
      belief: Localized(
        es: "bastara con que el efecto esté en marcha para que se sepa que se carga",
        en: "an effect that runs were enough to have it known that something is loading"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "TareaSuelta",
      refusedBy: "consulta",
      belief: Localized(
        es: "un `Task` suelto fuera un efecto",
        en: "a bare `Task` were an effect"
      ),
      fingerprints: [:]
    ),
  ]
}
