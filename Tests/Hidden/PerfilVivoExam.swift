import Bilingual
import Examiner
import Wire

@testable import KataPerfilVivo

extension Exam {
  /// A form that validates, loads and saves, with each fact in one place.
  static let perfilVivo = Exam(
    kata: "perfil-vivo",
    checks: [
      Check(
        "inicio",
        title: Localized(
          es: "La ficha empieza vacía y quieta",
          en: "The form starts empty and at rest"
        ),
        meaning: Localized(
          es: "No se carga nada hasta que alguien lo pide.",
          en: "Nothing is loaded until somebody asks for it."
        ),
        compared: all,
        .scenario([])
      ),
      Check(
        "carga",
        title: Localized(
          es: "Lo cargado llena los campos y es lo que tiene el servidor",
          en: "What is loaded fills the fields, and is what the server has"
        ),
        meaning: Localized(
          es: "La respuesta entra como acción, y el reducer la reparte.",
          en: "The answer comes in as an action, and the reducer hands it out."
        ),
        compared: all,
        .scenario([load, eva, load, .resolve(1, .value(profile("Luz", "luz@c")))])
      ),
      Check(
        "carga-falla",
        title: Localized(
          es: "Si la carga falla, se avisa y no se pierde nada",
          en: "If the load fails there is a warning, and nothing is lost"
        ),
        meaning: Localized(
          es: "Un error no es una ficha vacía, y también termina la carga.",
          en: "A failure is not an empty profile, and it ends the load as well."
        ),
        compared: all,
        .scenario([load, eva, name("Ada"), load, failure, load, eva])
      ),
      Check(
        "lo-escrito-gana",
        title: Localized(
          es: "Una edición durante la carga la cancela",
          en: "An edit during a load cancels it"
        ),
        meaning: Localized(
          es: "Nadie quiere ver cómo una respuesta tardía pisa lo que acaba de escribir.",
          en: "Nobody wants to see a late answer run over what they have just typed."
        ),
        compared: all,
        .scenario([load, name("A"), eva, load, mail("a"), failure, load, eva])
      ),
      Check(
        "correo",
        title: Localized(
          es: "Solo se guarda con un correo que vale y un nombre",
          en: "It is saved only with an address that will do, and a name"
        ),
        meaning: Localized(
          es: "La regla está en el reducer: la acción puede llegar sin pasar por el botón.",
          en: "The rule is in the reducer: the action may arrive without the button."
        ),
        compared: all,
        .scenario(
          [name("Ana")]
            + ["ab", "@", "@b", "a@", "a@@b", "a@b@c", "@a@"].flatMap { [mail($0), save] }
            + [name(""), mail("a@b"), save, name("Ana"), save, done]
        )
      ),
      Check(
        "guardado",
        title: Localized(
          es: "Lo guardado es lo que se envió, aunque se siga escribiendo",
          en: "What is saved is what was sent, even if typing goes on"
        ),
        meaning: Localized(
          es: "La respuesta habla de la ficha de entonces; los campos son de ahora.",
          en: "The answer is about the profile of back then; the fields are of now."
        ),
        compared: all,
        .scenario([
          name("Ana"), mail("a@b"), save, name("Eva"), done, save, done, save, mail("c@d"), save,
          done, name("eva"), save, done, name("eva "), save, done, mail("C@d"), save, done, save,
        ])
      ),
      Check(
        "boton",
        title: Localized(
          es: "El botón está encendido justo cuando se puede guardar",
          en: "The button is enabled exactly while the form may be saved"
        ),
        meaning: Localized(
          es: "Botón y regla leen la misma propiedad; si leen dos, un día dirán cosas distintas.",
          en: "Button and rule read one property; reading two, one day they will disagree."
        ),
        compared: [.state, .actions],
        .scenario([
          .interact(.init("Guardar"), .tap), .interact(.init("Nombre"), .type("A")),
          .interact(.init("Guardar"), .tap), .interact(.init("Correo"), .type("a@b")),
          .interact(.init("Guardar"), .tap), .interact(.init("Nombre"), .type("n")),
          .interact(.init("Guardar"), .tap), done, .interact(.init("Guardar"), .tap), done,
          .interact(.init("Guardar"), .tap), .interact(.init("Correo"), .erase(1)),
          .interact(.init("Guardar"), .tap),
        ])
      ),
      Check(
        "guardado-falla",
        title: Localized(
          es: "Si no se guarda, se avisa y se puede volver a intentar",
          en: "If it is not saved there is a warning, and it can be tried again"
        ),
        meaning: Localized(
          es: "El servidor sigue teniendo lo de antes, y `guardada` lo dice.",
          en: "The server still has what it had, and `guardada` says so."
        ),
        compared: all,
        .scenario([name("Ana"), mail("a@b"), save, failure, save, done, mail("x"), load, failure])
      ),
      Check(
        "sin-repetir",
        title: Localized(
          es: "Con un trabajo en marcha no empieza otro",
          en: "While one piece of work is on, no other begins"
        ),
        meaning: Localized(
          es: "Decidir qué significa un segundo toque es cosa del reducer.",
          en: "What a second tap means is for the reducer to decide."
        ),
        compared: all,
        .scenario([load, load, save, eva, name("Ana"), mail("a@b"), save, save, load, done])
      ),
      Check(
        "vista",
        title: Localized(
          es: "La vista enseña los avisos, el correo a medias y la carga en marcha",
          en: "The view shows the warnings, an unfinished address and the loading under way"
        ),
        meaning: Localized(
          es: "Es la vista que se te dio: lo que enseña se deduce del estado, y solo de él.",
          en: "It is the view that you were given: what it shows follows from the state alone."
        ),
        compared: [.state, .actions, .picture],
        .scenario([
          mail("ab"), .interact(.init("Cargar"), .tap), failure, .interact(.init("Cargar"), .tap),
          eva, name("Ana"), .interact(.init("Guardar"), .tap), failure,
          .interact(.init("Guardar"), .tap), done,
          // What is shown is the server's, and there is a warning; then it is not, and it is long.
          .interact(.init("Cargar"), .tap), eva, .interact(.init("Cargar"), .tap), failure,
          name(String(repeating: "Ana ", count: 250)), .interact(.init("Guardar"), .tap), failure,
          mail(String(repeating: "a", count: 1000) + "@b"), .interact(.init("Guardar"), .tap),
        ])
      ),
      .together,
      Check(
        "exhaustivo",
        title: Localized(
          es: "Ningún orden de teclas, toques y respuestas se sale del contrato",
          en: "No order of keys, taps and answers breaks the contract"
        ),
        meaning: Localized(
          es: "Se prueban todos hasta el límite, con las llamadas respondidas en cada momento.",
          en: "All up to the bound are tried, with the calls answered at every moment."
        ),
        compared: [.state, .actions, .effects, .waiting, .cancelled, .afterlife],
        .exhaustive(
          Exploration(
            alphabet: [name("Ana"), name(""), mail("a@b"), mail("ab"), load, save],
            environment: Environment(
              answers: [
                "perfiles.carga": [.value(profile("Eva", "e@c")), .failure("sin red")],
                "perfiles.guarda": [.value(.nothing), .failure("sin red")],
              ],
              dismiss: true
            ),
            bound: 7,
            unprunedBound: 2
          )
        )
      ),
    ]
  )

  private static let all: Aspects = [.state, .actions, .effects, .waiting]
  private static let load: Stimulus = .send(action: Perfil.Action.cargarPulsado)
  private static let save: Stimulus = .send(action: Perfil.Action.guardarPulsado)
  private static let eva: Stimulus = .resolve(1, .value(profile("Eva", "e@c")))
  private static let done: Stimulus = .resolve(1, .value(.nothing))
  private static let failure: Stimulus = .resolve(1, .failure("sin red"))

  private static func name(_ text: String) -> Stimulus { .binding("nombre", .text(text)) }
  private static func mail(_ text: String) -> Stimulus { .binding("correo", .text(text)) }

  /// A profile as the probe takes it for an answer.
  private static func profile(_ name: String, _ mail: String) -> Tree {
    .list([.text(name), .text(mail)])
  }
}
