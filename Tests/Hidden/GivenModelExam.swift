import Bilingual
package import Examiner
import Wire

extension HiddenExams {
  /// The model that `del-modelo-al-reducer` starts from, held in lock-step to the kata's own reference.
  ///
  /// No learner is judged by it: it is what makes the kata's statement true.
  package static let givenModel: Exam = {
    let reducer = TicketSale()
    let model = TicketSale(
      mas: .call("mas", []),
      menos: .call("menos", []),
      compra: .call("compra", [])
    )
    let events = [
      Event(subject: model.mas, reference: reducer.mas),
      Event(subject: model.menos, reference: reducer.menos),
      Event(subject: model.compra, reference: reducer.compra),
    ]
    let exploration = Exploration(events: events, environment: reducer.environment, bound: 7)
    return Exam(
      kata: "del-modelo-al-reducer",
      checks: [
        Check(
          "modelo-dado",
          title: Localized(es: "El modelo dado", en: "The given model"),
          meaning: Localized(es: "Es el contrato.", en: "It is the contract."),
          compared: TicketSale.everything,
          .exhaustive(exploration)
        )
      ]
    )
  }()
}
