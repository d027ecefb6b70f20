import Bilingual
import Examiner
import Wire

@testable import KataPerfilBinding

extension Exam {
  /// The behaviour of `perfil-a-mano` with one case for all edits.
  static let perfilBinding = Exam(
    kata: "perfil-binding",
    checks: ProfileSpecification(
      writes: { edit in
        switch edit {
        case .nombre(let text): .binding("nombre", .text(text))
        case .apellido(let text): .binding("apellido", .text(text))
        case .correo(let text): .binding("correo", .text(text))
        case .biografia(let text): .binding("biografia", .text(text))
        case .notificaciones(let isOn): .binding("notificaciones", .bool(isOn))
        case .visibilidad(let isPublic):
          .binding("visibilidad", .variant(isPublic ? "publica" : "privada", nil))
        }
      },
      save: .send(action: Perfil.Action.guardarPulsado),
      words: .init(
        fields: Localized(
          es: "La carga dice qué campo y qué valor, y alguien en el `body` tiene que aplicarla.",
          en: "The payload says which field and which value; somebody in the body has to apply it."
        ),
        changes: Localized(
          es:
            "La regla se escribe una vez, pero una rama para un solo campo no pasa por la general.",
          en: "The rule is written once, but a branch for one field does not pass the general one."
        ),
        biography: Localized(
          es: "La regla tiene que ver el texto nuevo: importa en qué orden están los reducers.",
          en: "The rule has to see the new text: the order of the reducers matters."
        )
      )
    ).checks
  )
}
