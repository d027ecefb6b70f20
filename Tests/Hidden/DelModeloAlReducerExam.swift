import Bilingual
import Examiner
import Wire

@testable import KataDelModeloAlReducer

extension Exam {
  /// The ticket sale as a reducer, which must do what the given model does.
  static let delModeloAlReducer = Exam(kata: "del-modelo-al-reducer", checks: TicketSale().checks)
}

/// What the ticket sale is asked, whichever architecture it is written in.
struct TicketSale {
  static let everything: Aspects = [.state, .waiting, .cancelled]

  var mas = Stimulus.send(action: Entradas.Action.mas)
  var menos = Stimulus.send(action: Entradas.Action.menos)
  var compra = Stimulus.send(action: Entradas.Action.compra)

  var checks: [Check] {
    scenarios + [
      .together,
      Check(
        "exhaustivo",
        title: Localized(
          es: "Ningún orden de toques, plazos y respuestas se sale del contrato",
          en: "No order of taps, deadlines and answers departs from the contract"
        ),
        meaning: Localized(
          es: "Se prueban todas las historias hasta el límite, con aciertos y fallos a destiempo.",
          en: "Every history up to the bound is tried, with results and failures out of turn."
        ),
        compared: Self.everything,
        .exhaustive(
          Exploration(alphabet: [mas, menos, compra], environment: environment, bound: 5)
        )
      ),
    ]
  }

  /// What the clock and the box office do in an exhaustive check.
  var environment: Environment {
    Environment(
      time: .milliseconds(100),
      answers: [
        asked(1).description: [price(1), fails],
        asked(2).description: [price(2), fails],
        "taquilla.precio": [price(3)],
        "taquilla.vender": [sold(1), fails],
      ]
    )
  }

  private var scenarios: [Check] {
    [
      Check(
        "inicio",
        title: Localized(
          es: "Al principio no hay cantidad, ni precio, ni nada en marcha",
          en: "At the start there is no quantity, no price and nothing under way"
        ),
        meaning: Localized(
          es: "Mientras nadie toque nada, que pase el tiempo no significa nada.",
          en: "As long as nobody taps, time going by means nothing."
        ),
        compared: Self.everything,
        .scenario([wait(1000)])
      ),
      Check(
        "precio",
        title: Localized(
          es: "Cambiar la cantidad espera 200 ms y pregunta su precio",
          en: "Changing the quantity waits for 200 ms and asks for its price"
        ),
        meaning: Localized(
          es: "El precio es el de la cantidad que se ve.",
          en: "The price is that of the quantity in view."
        ),
        compared: Self.everything,
        .scenario([mas, wait(199), wait(1), .resolve(1, price(1))])
      ),
      Check(
        "rebote",
        title: Localized(
          es:
            "Cada cambio vuelve a empezar los 200 ms: se pregunta una vez, por la última cantidad",
          en: "Each change starts the 200 ms again: one question is asked, about the last quantity"
        ),
        meaning: Localized(
          es: "La espera anterior se cancela; no basta con no hacer caso de su respuesta.",
          en: "The earlier wait is cancelled; to take no notice of its answer is not enough."
        ),
        compared: Self.everything,
        .scenario([mas, wait(150), mas, wait(150), mas, wait(200)])
      ),
      Check(
        "sin-precio",
        title: Localized(
          es: "Sin precio, comprar no hace nada",
          en: "Without a price, buying does nothing"
        ),
        meaning: Localized(
          es: "Tampoco mientras el precio está en camino.",
          en: "Nor while the price is on its way."
        ),
        compared: Self.everything,
        .scenario([mas, compra, wait(200), compra])
      ),
      Check(
        "cambia",
        title: Localized(
          es: "Al cambiar la cantidad, el precio de antes deja de valer en el acto",
          en: "When the quantity changes, the price from before stops counting at once"
        ),
        meaning: Localized(
          es: "Un precio a la vista es el de la cantidad a la vista, o no hay ninguno.",
          en: "A price in view is that of the quantity in view, or there is none."
        ),
        compared: Self.everything,
        .scenario(priced + [mas, compra, wait(200), .resolve(1, price(2)), menos])
      ),
      Check(
        "anticuada",
        title: Localized(
          es: "Una respuesta anticuada no cambia nada",
          en: "A stale answer changes nothing"
        ),
        meaning: Localized(
          es:
            "Si la taquilla no hace caso de la cancelación, contesta cuando ya se espera otra respuesta.",
          en: "A box office that ignores the cancellation answers when another answer is awaited."
        ),
        compared: Self.everything,
        .scenario([
          mas, mas, wait(200), mas, .reply(asked(2), price(2)), wait(200), .resolve(1, price(3)),
        ])
      ),
      Check(
        "cero",
        title: Localized(
          es: "Volver a cero termina con la espera o la consulta en marcha",
          en: "Coming back to zero ends the wait or the query under way"
        ),
        meaning: Localized(
          es:
            "No hay consulta nueva que reemplace a la anterior, así que hay que cancelarla aparte.",
          en: "No new query replaces the earlier one, so it has to be cancelled by itself."
        ),
        compared: Self.everything,
        .scenario([mas, wait(100), menos, wait(200), mas, wait(200), menos])
      ),
      Check(
        "sueno-cancelado",
        title: Localized(
          es: "Cancelar una espera no es un fallo",
          en: "To cancel a wait is no failure"
        ),
        meaning: Localized(
          es: "El sueño termina con un error, y ese error no es noticia.",
          en: "The sleep ends with an error, and that error is no news."
        ),
        compared: Self.everything,
        .scenario([mas, wait(100), mas, wait(100), menos, menos])
      ),
      Check(
        "limites",
        title: Localized(
          es: "La cantidad no sale de 0…4, y un toque de más no cambia ni reinicia nada",
          en: "The quantity does not leave 0…4, and a tap too many changes and restarts nothing"
        ),
        meaning: Localized(
          es: "Lo que no ocurre no cancela lo que está en marcha.",
          en: "What does not happen cancels nothing that is under way."
        ),
        compared: Self.everything,
        .scenario(
          [menos] + Array(repeating: mas, count: 4) + [
            wait(100), mas, wait(100), .resolve(1, price(4)), mas,
          ]
        )
      ),
      Check(
        "precio-fallido",
        title: Localized(
          es: "Si no se puede saber el precio, hay aviso, y sin precio no se compra",
          en: "If the price cannot be had there is a notice, and without a price no sale"
        ),
        meaning: Localized(
          es: "La cantidad se conserva: quien toca puede volver a probar.",
          en: "The quantity is kept: whoever taps can try again."
        ),
        compared: Self.everything,
        .scenario([mas, wait(200), .resolve(1, fails), compra])
      ),
      Check(
        "compra",
        title: Localized(
          es: "Comprar llama a la taquilla con la cantidad, y al acertar vuelve a cero",
          en: "Buying calls the box office with the quantity, and on success it comes back to zero"
        ),
        meaning: Localized(
          es: "La venta no espera ni se cancela.",
          en: "A sale neither waits nor is cancelled."
        ),
        compared: Self.everything,
        .scenario(priced + [compra, .resolve(1, sold(1)), wait(200), compra])
      ),
      Check(
        "vendidas",
        title: Localized(
          es: "Se apuntan las entradas que la taquilla dice haber vendido",
          en: "The tickets that the box office says it sold are the ones that are added"
        ),
        meaning: Localized(
          es: "Entre pedir y vender pasa un rato, y puede que ya no queden tantas.",
          en: "Between asking and selling there is a while, and there may not be so many left."
        ),
        compared: Self.everything,
        .scenario(
          priced(3) + [compra, .resolve(1, sold(2))] + priced(2) + [compra, .resolve(1, sold(0))]
            + priced(4) + [compra, .resolve(1, sold(4))] + priced(1) + [
              compra, .resolve(1, sold(1)),
            ]
        )
      ),
      Check(
        "dos-veces",
        title: Localized(
          es: "Comprar dos veces seguidas vende una",
          en: "Buying twice in a row sells once"
        ),
        meaning: Localized(
          es: "El segundo toque encuentra una venta en marcha.",
          en: "The second tap finds a sale under way."
        ),
        compared: Self.everything,
        .scenario(priced + [compra, compra, .resolve(1, sold(1))])
      ),
      Check(
        "comprando",
        title: Localized(
          es: "Mientras se compra, la cantidad no cambia",
          en: "While buying, the quantity does not change"
        ),
        meaning: Localized(
          es: "Lo que se está vendiendo es la cantidad que se ve.",
          en: "What is being sold is the quantity in view."
        ),
        compared: Self.everything,
        .scenario(priced + [compra, mas, menos, wait(200), .resolve(1, sold(1)), mas])
      ),
      Check(
        "venta-fallida",
        title: Localized(
          es: "Una venta fallida avisa, y conserva la cantidad y el precio",
          en: "A failed sale gives notice, and keeps the quantity and the price"
        ),
        meaning: Localized(
          es: "Se puede volver a comprar sin preguntar otra vez.",
          en: "One can buy again without asking again."
        ),
        compared: Self.everything,
        .scenario(
          priced + [compra, .resolve(1, fails), compra, .resolve(1, sold(1))] + priced(2)
            + Array(repeating: [compra, .resolve(1, fails)], count: 3).joined()
            + [compra, .resolve(1, sold(2))]
        )
      ),
      Check(
        "aviso",
        title: Localized(
          es: "Un cambio de cantidad retira el aviso",
          en: "A change of quantity takes the notice away"
        ),
        meaning: Localized(
          es: "El aviso era de lo de antes, y lo nuevo aún no ha dicho nada.",
          en: "The notice was about what went before; the new has said nothing yet."
        ),
        compared: Self.everything,
        .scenario([
          mas, wait(200), .resolve(1, fails), mas, wait(200), .resolve(1, price(2)), compra,
          .resolve(1, fails), menos, mas, mas, mas, wait(200), .resolve(1, fails), mas, compra,
          menos,
        ])
      ),
    ]
  }

  // MARK: - Words

  private var priced: Script { priced(1) }

  /// A quantity whose price has been answered.
  private func priced(_ quantity: Int) -> Script {
    Array(repeating: mas, count: quantity) + [wait(200), .resolve(1, price(quantity))]
  }

  private func wait(_ milliseconds: Int) -> Stimulus { .advance(.milliseconds(milliseconds)) }

  private func price(_ quantity: Int) -> Stimulus.Answer { .value(.int(quantity * 15 + 2)) }

  private func sold(_ quantity: Int) -> Stimulus.Answer { .value(.int(quantity)) }

  private var fails: Stimulus.Answer { .failure("sin red") }

  private func asked(_ quantity: Int) -> Stimulus.Call {
    Stimulus.Call("taquilla.precio", [.int(quantity)])
  }
}
