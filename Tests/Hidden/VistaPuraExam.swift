import Bilingual
import Examiner
import Wire

@testable import KataVistaPura

extension Exam {
  /// A view of a given feature: the picture follows from the state, and every tap is one action.
  static let vistaPura = Exam(
    kata: "vista-pura",
    checks: [
      Check(
        "inicio",
        title: Localized(
          es: "Recién aparecida, la vista dibuja la taquilla cerrada y no envía nada",
          en: "When it appears, the view draws the closed window and sends nothing"
        ),
        meaning: Localized(
          es: "Aparecer no es un hecho que le importe a esta taquilla: la vista solo mira.",
          en: "Appearing is no fact that matters to this ticket window: the view only looks."
        ),
        compared: [.state, .actions],
        .scenario([])
      ),
      Check(
        "lineas",
        title: Localized(
          es: "Las seis líneas, y los botones activos, son los del estado inicial",
          en: "The six lines, and the enabled buttons, are the initial state's"
        ),
        meaning: Localized(
          es: "Cada línea se deduce de lo que la vista lee en el store.",
          en: "Each line follows from what the view reads in the store."
        ),
        compared: .picture,
        .scenario([])
      ),
      Check(
        "apertura",
        title: Localized(
          es: "El cuarto botón envía aperturaTocada, y la imagen sigue al estado",
          en: "The fourth button sends aperturaTocada, and the picture follows the state"
        ),
        meaning: Localized(
          es: "La vista no abre nada: cuenta que la han tocado y vuelve a leer.",
          en: "The view opens nothing: it tells that it was tapped, and reads again."
        ),
        compared: everything,
        .scenario([taps("Abrir"), taps("Cerrar"), taps("Abrir")])
      ),
      Check(
        "botones",
        title: Localized(
          es: "Vender y Devolver están siempre, y activos solo cuando sirven",
          en: "Vender and Devolver are always there, and enabled only when they serve"
        ),
        meaning: Localized(
          es: "Un botón inactivo dice que no antes del toque; que esté activo también se deduce.",
          en: "A disabled button says no before the tap; whether it is enabled is derived as well."
        ),
        compared: [.picture, .actions],
        .scenario([taps("Vender"), taps("Abrir"), taps("Vender"), taps("Cerrar")])
      ),
      Check(
        "existencias",
        title: Localized(
          es: "Se anuncia cuántas quedan, también cuando es una o ninguna",
          en: "It is announced how many remain, even where it is one or none"
        ),
        meaning: Localized(
          es: "Lo que queda no se guarda: se calcula al dibujar.",
          en: "What remains is not kept: it is worked out on drawing."
        ),
        compared: [.state, .picture],
        .scenario([
          taps("Abrir"), taps("Vender"), taps("Vender"), taps("Vender"),
        ])
      ),
      Check(
        "un-toque",
        title: Localized(
          es: "Cada toque es exactamente una acción",
          en: "Each tap is exactly one action"
        ),
        meaning: Localized(
          es: "La traza cuenta lo que hizo la persona: ni de más ni de menos.",
          en: "The trace tells what the person did: neither more nor less."
        ),
        compared: [.state, .actions],
        .scenario([taps("Abrir"), taps("Vender"), taps("Vender"), taps("Devolver")])
      ),
      Check(
        "sin-memoria",
        title: Localized(
          es: "Dos historias que llegan al mismo estado dejan la misma imagen",
          en: "Two histories that lead to the same state leave the same picture"
        ),
        meaning: Localized(
          es: "Si la vista cuenta por su lado, se equivoca en cuanto una acción no pasa por ella.",
          en: "A view that counts for itself is wrong once an action does not come through it."
        ),
        compared: everything,
        .scenario(
          [
            taps("Abrir"), sends(.ventaTocada), taps("Vender"), sends(.devolucionTocada),
            taps("Devolver"),
          ] + Array(repeating: [taps("Vender"), taps("Devolver")], count: 6).joined()
        )
      ),
      .together,
      Check(
        "exhaustivo",
        title: Localized(
          es: "Ningún orden de toques y acciones separa la imagen del estado",
          en: "No order of taps and actions parts the picture from the state"
        ),
        meaning: Localized(
          es:
            "Se prueban todas las secuencias hasta el límite, mirando la pantalla tras cada paso.",
          en: "Every sequence up to the bound is tried, with a look at the screen after each step."
        ),
        compared: everything,
        .exhaustive(
          Exploration(
            alphabet: ["Abrir", "Cerrar", "Vender", "Devolver"].map(taps)
              + [.aperturaTocada, .ventaTocada, .devolucionTocada].map(sends),
            bound: 12,
            unprunedBound: 3
          )
        )
      ),
    ]
  )

  private static let everything: Aspects = [.state, .actions, .effects, .waiting, .picture]

  private static func taps(_ label: String) -> Stimulus {
    .interact(Stimulus.Locator(label), .tap)
  }

  private static func sends(_ action: Taquilla.Action) -> Stimulus {
    .send(action: action)
  }
}
