import Bilingual
import Examiner
import Wire

@testable import KataPerfilAMano

extension Exam {
  /// Six fields, each with its own action; any edit is a change, and saving ends the changes.
  static let perfilAMano = Exam(
    kata: "perfil-a-mano",
    checks: ProfileSpecification(
      writes: { edit in
        switch edit {
        case .nombre(let text): .send(action: Perfil.Action.nombreCambiado(text))
        case .apellido(let text): .send(action: Perfil.Action.apellidoCambiado(text))
        case .correo(let text): .send(action: Perfil.Action.correoCambiado(text))
        case .biografia(let text): .send(action: Perfil.Action.biografiaCambiada(text))
        case .notificaciones(let isOn): .send(action: Perfil.Action.notificacionesCambiadas(isOn))
        case .visibilidad(let isPublic):
          .send(action: Perfil.Action.visibilidadCambiada(isPublic ? .publica : .privada))
        }
      },
      save: .send(action: Perfil.Action.guardarPulsado),
      words: .init(
        fields: Localized(
          es: "La carga es el valor nuevo; qué campo es lo dice el nombre del caso.",
          en: "The payload is the new value; which field it is for, the case's name says."
        ),
        changes: Localized(
          es: "Seis ramas repiten la misma línea; basta olvidarla en una.",
          en: "Six branches repeat the same line; forgetting it in one is enough."
        ),
        biography: Localized(
          es: "Recortar no es rechazar, y un carácter no es un byte.",
          en: "Trimming is not refusing, and a character is not a byte."
        )
      )
    ).checks
  )
}
