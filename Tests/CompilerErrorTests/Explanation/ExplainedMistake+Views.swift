extension ExplainedMistake {
  /// What stands in the body of a view.
  static let views: [ExplainedMistake] = [
    ExplainedMistake(
      "number-as-text",
      using: view("Text(store.cuenta)"),
      mentions: "'Int'"
    ),
    ExplainedMistake(
      "statement-in-view",
      using: view("VStack { n = 1; Text(\"a\") }", holding: "@State var n = 0"),
      mentions: "`.onAppear { … }`"
    ),
    ExplainedMistake(
      "action-sent-in-view",
      using: view("VStack { store.send(.sumar); Text(\"a\") }"),
      mentions: "`store.send(…)`"
    ),
    ExplainedMistake(
      "button-without-closure",
      using: view("Button(action: store.send(.sumar)) { Text(\"a\") }"),
      mentions: "`{ store.send(…) }`"
    ),
    ExplainedMistake(
      "tag-without-type",
      using: view("Text(\"a\").tag(.privada)"),
      mentions: ".privada)`"
    ),
    ExplainedMistake(
      "observed-object",
      using: view("Text(\"a\")", holding: "@ObservedObject var store: StoreOf<Lista>"),
      mentions: "`@Bindable var`"
    ),
    ExplainedMistake(
      "state-object",
      using: view("Text(\"a\")", holding: "@StateObject var store: StoreOf<Lista>"),
      mentions: "`@State`"
    ),
    ExplainedMistake(
      "published",
      using: "final class Modelo { @Published var texto = \"\" }",
      mentions: "`@Observable`"
    ),
  ]

  /// A view with a property and a body.
  private static func view(
    _ body: String,
    holding property: String = "let store: StoreOf<Lista>"
  ) -> String {
    """
    struct Vista: View {
      \(property)
      var body: some View { \(body) }
    }
    """
  }
}
