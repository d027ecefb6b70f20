// Written by `bucle author fingerprints observacion` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `observacion` believe, and what they show its exam.
  static let observacion: [Misconception] = [
    Misconception(
      "BindableQueLee",
      refusedBy: "producto",
      belief: Localized(
        es: "para tener el campo hiciera falta también el valor",
        en: "having the field took the value as well"
      ),
      fingerprints: ["exhaustivo": "16c60342c10b5830", "producto": "7be45f7cec7594b5"]
    ),
    Misconception(
      "BotonApagado",
      refusedBy: "inicio",
      belief: Localized(
        es: "un botón que no sirve hubiera que apagarlo, aunque nadie lo pida",
        en: "a button of no use had to be off, though nobody asks for it"
      ),
      fingerprints: ["cantidad": "799ca801753406a9", "exhaustivo": "e50fe9ce19f0ea6d", "inicio": "e50fe9ce19f0ea6d", "lo-mismo": "d54d4fbbe26a6a2f", "nota": "a81a25ead2ce436a", "precio": "68e4ddbb8d8e4309", "producto": "3a80910225ea1b7d", "tope": "f9ff8b749ecbc403"]
    ),
    Misconception(
      "MenosEnElSitio",
      refusedBy: "tope",
      belief: Localized(
        es: "quitar uno y devolverlo fuera no cambiar nada",
        en: "taking one away and putting it back were no change"
      ),
      fingerprints: ["exhaustivo": "b93135d781a1c1f4", "tope": "04963ea3d5054976"]
    ),
    Misconception(
      "NotaPorAdelantado",
      refusedBy: "nota",
      belief: Localized(
        es: "leer un valor por adelantado no costara nada",
        en: "reading a value in advance cost nothing"
      ),
      fingerprints: ["exhaustivo": "3328420fefc37bb3", "nota": "aa8ea2bb31162118"]
    ),
    Misconception(
      "PasaElValor",
      refusedBy: "producto",
      belief: Localized(
        es: "dar a la vista hija el valor fuera dejar que lo lea ella",
        en: "giving the child a value were letting it do the reading"
      ),
      fingerprints: ["exhaustivo": "16c60342c10b5830", "producto": "7be45f7cec7594b5"]
    ),
    Misconception(
      "SinObservar",
      refusedBy: "precio",
      belief: Localized(
        es: "lo que solo se mira no hiciera falta observarlo",
        en: "what is only looked at need not be observed"
      ),
      fingerprints: ["exhaustivo": "d116c0cc8f2ecfda", "precio": "3c36f56ecae4efee"]
    ),
    Misconception(
      "TodoEnUnaPropiedad",
      refusedBy: "producto",
      belief: Localized(
        es: "la observación distinguiera los campos de una misma propiedad",
        en: "observation told the fields of one property apart"
      ),
      fingerprints: ["cantidad": "21e01d122690727d", "exhaustivo": "83e2abb319b4924d", "lo-mismo": "9a0ccb2feabebaec", "nota": "5bb2c483f4ec1af8", "precio": "ff5c316223fc212c", "producto": "d07597090e5e7e48", "tope": "00c28b3bf777cad7"]
    ),
    Misconception(
      "TotalCalculadoFuera",
      refusedBy: "cantidad",
      belief: Localized(
        es: "diera igual quién hace la cuenta",
        en: "it did not matter who does the sum"
      ),
      fingerprints: ["cantidad": "5ef6eb8fd3d0fca4", "exhaustivo": "540062cae9cb9521", "precio": "62667b29b8695a55", "tope": "1aa3adb8a8de319a"]
    ),
    Misconception(
      "TotalGuardado",
      refusedBy: "precio",
      belief: Localized(
        es: "bastara con poner al día el total en uno de los sitios de los que depende",
        en: "it were enough to update the total in one of the places that it depends on"
      ),
      fingerprints: ["exhaustivo": "d116c0cc8f2ecfda", "precio": "3c36f56ecae4efee"]
    ),
  ]
}
