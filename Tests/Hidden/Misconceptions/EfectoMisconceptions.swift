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
      fingerprints: ["exhaustivo": "f7a41312387b6d4f", "reintento": "b8f2235f2fe1943e"]
    ),
    Misconception(
      "CambiaAMitad",
      refusedBy: "ciudad-cargando",
      belief: Localized(
        es: "elegir ciudad no tuviera que ver con la pregunta que está en marcha",
        en: "choosing a city had nothing to do with the question under way"
      ),
      fingerprints: ["ciudad-cargando": "056b1cc5ba23a84a", "exhaustivo": "705cc961eb46c8a9"]
    ),
    Misconception(
      "CargandoEterno",
      refusedBy: "fallo",
      belief: Localized(
        es: "cargar solo terminara cuando la respuesta es buena",
        en: "loading were over only when the answer is a good one"
      ),
      fingerprints: ["exhaustivo": "f69c34921becbe41", "fallo": "123a8a06202d5ecf", "fallo-conserva": "fccafa9427e54184", "reintento": "0f49cc59f3182aff"]
    ),
    Misconception(
      "CiudadDeSiempre",
      refusedBy: "ciudad",
      belief: Localized(
        es: "la ciudad fuera siempre la primera",
        en: "the city were always the first one"
      ),
      fingerprints: ["ciudad": "a328aa2e402c6018", "exhaustivo": "56ee1a21ce97d98a"]
    ),
    Misconception(
      "DosPeticiones",
      refusedBy: "una-sola",
      belief: Localized(
        es: "nadie pudiera preguntar por segunda vez mientras se carga",
        en: "nobody could ask a second time while it loads"
      ),
      fingerprints: ["exhaustivo": "a66a202ee70e295a", "una-sola": "9252eb1cc9bafeba"]
    ),
    Misconception(
      "EfectoDeSobra",
      refusedBy: "ciudad",
      belief: Localized(
        es: "cualquier acción pudiera iniciar un efecto, si acaba sin hacer nada",
        en: "any action could start an effect, as long as it ends without doing anything"
      ),
      fingerprints: ["ciudad": "4ca97371e4d7b35b", "ciudad-cargando": "39ea090a43a49971", "exhaustivo": "4cc362ed856ccaa1"]
    ),
    Misconception(
      "FalloBorraGrados",
      refusedBy: "fallo-conserva",
      belief: Localized(
        es: "un fallo desmintiera lo que ya se sabía",
        en: "a failure disproved what was known already"
      ),
      fingerprints: ["exhaustivo": "86199f29e4b1ce75", "fallo-conserva": "6dff054c538b5449", "reintento": "711558f52aa073b9"]
    ),
    Misconception(
      "FalloCallado",
      refusedBy: "fallo",
      belief: Localized(
        es: "un error no mereciera ninguna acción",
        en: "an error deserved no action"
      ),
      fingerprints: ["exhaustivo": "a568df362d3e9405", "fallo": "e148c9f67d978107", "fallo-conserva": "39496d0602068625", "reintento": "9f58081e3120effa"]
    ),
    Misconception(
      "FalloComoCero",
      refusedBy: "fallo",
      belief: Localized(
        es: "un error fuera una temperatura de 0 grados",
        en: "an error were a temperature of 0 degrees"
      ),
      fingerprints: ["exhaustivo": "504c3f0b5889a08c", "fallo": "a785d4ec59d1a9ae", "fallo-conserva": "b336dfee65de5ce7", "reintento": "a45d112e35f24dac"]
    ),
    Misconception(
      "GradosRecortados",
      refusedBy: "exhaustivo",
      belief: Localized(
        es: "los grados cupieran siempre en 32 bits",
        en: "degrees always fitted into 32 bits"
      ),
      fingerprints: ["exhaustivo": "a0fc5f66ed2e4839"]
    ),
    Misconception(
      "OlvidaLosGrados",
      refusedBy: "grados-anteriores",
      belief: Localized(
        es: "una pregunta nueva empezara con la pantalla en blanco",
        en: "a new question began with an empty screen"
      ),
      fingerprints: ["exhaustivo": "aa96c4bb1c7af3c3", "fallo-conserva": "1f82ccc57a3cd698", "grados-anteriores": "773c3aa1333a80d3", "reintento": "d163c4573dfe947c"]
    ),
    Misconception(
      "SinCargando",
      refusedBy: "consulta",
      belief: Localized(
        es: "bastara con que el efecto esté en marcha para que se sepa que se carga",
        en: "an effect that runs were enough to have it known that something is loading"
      ),
      fingerprints: ["ciudad": "8d0410488fe6bcdf", "ciudad-cargando": "c60ccac446e0e2e9", "consulta": "3745e51de011bf03", "exhaustivo": "3745e51de011bf03", "fallo": "29c7b8c94b7f1032", "fallo-conserva": "00e9bd3d125e83e0", "grados-anteriores": "759a311be812aa27", "reintento": "f4c92ef7d010d10a", "respuesta": "9bd2a626e3bb8deb", "una-sola": "3f1b939b0ee5a87b"]
    ),
    Misconception(
      "TareaSuelta",
      refusedBy: "consulta",
      belief: Localized(
        es: "un `Task` suelto fuera un efecto",
        en: "a bare `Task` were an effect"
      ),
      fingerprints: ["cierre": "e6188d949b166bd4", "ciudad": "5fa42d0b6b677184", "ciudad-cargando": "cee0272b61648a90", "consulta": "9007957ef3293b9a", "exhaustivo": "9007957ef3293b9a", "fallo": "c9baf3b7aafec09b", "fallo-conserva": "0e6a27976facf780", "grados-anteriores": "12de08b57b223093", "reintento": "9f58081e3120effa", "respuesta": "5170cb780f22e682", "una-sola": "8c19b8f8b15b8ed2"]
    ),
  ]
}
