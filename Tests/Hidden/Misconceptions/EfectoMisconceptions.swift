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
      fingerprints: ["exhaustivo": "e430fdb5e2725ca9", "reintento": "b8f2235f2fe1943e"]
    ),
    Misconception(
      "CambiaAMitad",
      refusedBy: "ciudad-cargando",
      belief: Localized(
        es: "elegir ciudad no tuviera que ver con la pregunta que está en marcha",
        en: "choosing a city had nothing to do with the question under way"
      ),
      fingerprints: ["ciudad-cargando": "91fe7100a10d7d5c", "exhaustivo": "34d821ec4d27df79"]
    ),
    Misconception(
      "CargandoEterno",
      refusedBy: "fallo",
      belief: Localized(
        es: "cargar solo terminara cuando la respuesta es buena",
        en: "loading were over only when the answer is a good one"
      ),
      fingerprints: ["exhaustivo": "9720eda5357b0ad9", "fallo": "5a589ecc0d0cf65f", "fallo-conserva": "fccafa9427e54184", "reintento": "0f49cc59f3182aff"]
    ),
    Misconception(
      "CiudadDeSiempre",
      refusedBy: "ciudad",
      belief: Localized(
        es: "la ciudad fuera siempre la primera",
        en: "the city were always the first one"
      ),
      fingerprints: ["ciudad": "25e86ac58cc6b104", "exhaustivo": "52813455f69f48ae"]
    ),
    Misconception(
      "DosPeticiones",
      refusedBy: "una-sola",
      belief: Localized(
        es: "nadie pudiera preguntar por segunda vez mientras se carga",
        en: "nobody could ask a second time while it loads"
      ),
      fingerprints: ["exhaustivo": "f91445e011ba763f", "una-sola": "66793cdd0bd0c05f"]
    ),
    Misconception(
      "FalloBorraGrados",
      refusedBy: "fallo-conserva",
      belief: Localized(
        es: "un fallo desmintiera lo que ya se sabía",
        en: "a failure disproved what was known already"
      ),
      fingerprints: ["exhaustivo": "b7d6eb3e5669f2a2", "fallo-conserva": "6dff054c538b5449", "reintento": "711558f52aa073b9"]
    ),
    Misconception(
      "FalloCallado",
      refusedBy: "fallo",
      belief: Localized(
        es: "un error no mereciera ninguna acción",
        en: "an error deserved no action"
      ),
      fingerprints: ["exhaustivo": "96bba70d1983df13", "fallo": "4f838db8e94f7745", "fallo-conserva": "39496d0602068625", "reintento": "9f58081e3120effa"]
    ),
    Misconception(
      "FalloComoCero",
      refusedBy: "fallo",
      belief: Localized(
        es: "un error fuera una temperatura de 0 grados",
        en: "an error were a temperature of 0 degrees"
      ),
      fingerprints: ["exhaustivo": "db05148e22b9c27a", "fallo": "0fb310225f7243dc", "fallo-conserva": "b336dfee65de5ce7", "reintento": "a45d112e35f24dac"]
    ),
    Misconception(
      "GradosRecortados",
      refusedBy: "exhaustivo",
      belief: Localized(
        es: "los grados cupieran siempre en 32 bits",
        en: "degrees always fitted into 32 bits"
      ),
      fingerprints: ["exhaustivo": "aa8a20063848d60d"]
    ),
    Misconception(
      "OlvidaLosGrados",
      refusedBy: "grados-anteriores",
      belief: Localized(
        es: "una pregunta nueva empezara con la pantalla en blanco",
        en: "a new question began with an empty screen"
      ),
      fingerprints: ["exhaustivo": "c98a461938ae03f3", "fallo-conserva": "1f82ccc57a3cd698", "grados-anteriores": "773c3aa1333a80d3", "reintento": "d163c4573dfe947c"]
    ),
    Misconception(
      "SinCargando",
      refusedBy: "consulta",
      belief: Localized(
        es: "bastara con que el efecto esté en marcha para que se sepa que se carga",
        en: "an effect that runs were enough to have it known that something is loading"
      ),
      fingerprints: ["ciudad": "74d9d676c9984bc1", "ciudad-cargando": "2cbc0f4bce307570", "consulta": "e345b9ee4f506d9a", "exhaustivo": "e345b9ee4f506d9a", "fallo": "34d3b6fb7805fda5", "fallo-conserva": "00e9bd3d125e83e0", "grados-anteriores": "759a311be812aa27", "reintento": "f4c92ef7d010d10a", "respuesta": "644d3a34e58d7882", "una-sola": "dc4c0a087feb1a72"]
    ),
    Misconception(
      "TareaSuelta",
      refusedBy: "consulta",
      belief: Localized(
        es: "un `Task` suelto fuera un efecto",
        en: "a bare `Task` were an effect"
      ),
      fingerprints: ["cierre": "e6188d949b166bd4", "ciudad": "28f07b747b7f6153", "ciudad-cargando": "3621e896400a6828", "consulta": "70674e273539229a", "exhaustivo": "70674e273539229a", "fallo": "5e71ff239bd96743", "fallo-conserva": "0e6a27976facf780", "grados-anteriores": "12de08b57b223093", "reintento": "9f58081e3120effa", "respuesta": "3700b26c7e148ae2", "una-sola": "c134f53989c6ccb2"]
    ),
  ]
}
