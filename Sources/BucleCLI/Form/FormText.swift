import Bilingual
import Wire

/// What stands around a form.
enum FormText {
  static let keys = Localized(
    es: "Tab: siguiente · Esc: volver",
    en: "Tab: next · Esc: back"
  )
  static let nothingToTouch = Localized(
    es: "Aquí no hay nada que tocar. Esc vuelve.",
    en: "There is nothing to touch here. Esc goes back."
  )
  static let needsTerminal = Localized(
    es: "Un formulario necesita un terminal; sin él valen `tocar`, `escribir` y `alternar`.",
    en: "A form needs a terminal; without one there are `tap`, `type` and `toggle`."
  )

  static func name(of kind: Screen.Element.Kind) -> Localized {
    switch kind {
    case .button: Localized(es: "botón, Intro lo toca", en: "button, Return taps it")
    case .field, .secureField: Localized(es: "campo, escribe", en: "field, type")
    case .toggle: Localized(es: "interruptor, espacio lo mueve", en: "toggle, space flips it")
    case .picker:
      Localized(es: "selector, espacio o ← → cambian", en: "picker, space or ← → change it")
    case .text: Localized(es: "texto", en: "text")
    }
  }
}
