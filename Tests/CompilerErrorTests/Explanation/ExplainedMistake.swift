import Testing

/// A file with a mistake whose error the tool explains.
struct ExplainedMistake: Sendable, CustomTestStringConvertible {
  /// The explanation's id.
  var id: String
  var source: String
  /// A piece of the text in either language: a name, or the code to write.
  var mentions: String
  /// The modules that the file imports.
  var imports = ["ComposableArchitecture", "SwiftUI"]

  var testDescription: String { id }

  static let all =
    macros + casePaths + builders + closures + bindings + views + isolation + tests
    + spelling

  /// An edit of the feature that compiles, and what stands after it in the file.
  init(_ id: String, _ old: String, _ new: String, then tail: String = "", mentions: String) {
    self.init(id, source: Mistake.feature.replacing(old, with: new) + tail, mentions: mentions)
  }

  /// Two edits of the feature.
  init(
    _ id: String,
    _ old: String,
    _ new: String,
    and other: String,
    _ otherNew: String,
    then tail: String,
    mentions: String
  ) {
    self.init(id, old, new, then: tail, mentions: mentions)
    source = source.replacing(other, with: otherNew)
  }

  /// The feature as it is, and what stands after it.
  init(_ id: String, using tail: String, mentions: String) {
    self.init(id, source: Mistake.feature + tail, mentions: mentions)
  }

  /// An edit of a parent of the feature.
  init(_ id: String, inParent old: String, _ new: String, mentions: String) {
    let parent = Self.parent.replacing(old, with: new)
    self.init(id, source: Mistake.feature + parent, mentions: mentions)
  }

  private init(_ id: String, source: String, mentions: String) {
    (self.id, self.source, self.mentions) = (id, source, mentions)
  }

  /// An edit of the source of several features.
  init(_ id: String, _ old: String, _ new: String, in source: String, mentions: String) {
    self.init(id, source: source.replacing(old, with: new), mentions: mentions)
  }

  /// The feature in a file that imports something else.
  init(_ id: String, importing imports: [String], mentions: String) {
    self.init(id, source: Mistake.feature, mentions: mentions)
    self.imports = imports
  }

  /// A test of the feature, around one statement.
  static func test(_ statement: String, header: String = "func prueba() async") -> String {
    """
    @MainActor \(header) {
      let store = TestStore(initialState: Lista.State()) { Lista() }
      \(statement)
    }

    """
  }

  /// The effect of the feature, as it stands in it.
  static let effect = """
    return .run { send in
              try await Task.sleep(for: .seconds(1))
              await send(.fijar(1))
            }
            .cancellable(id: CancelID.carga)
    """

  private static let parent = """
    @Reducer
    struct Padre {
      @ObservableState
      struct State: Equatable {
        var lista = Lista.State()
        @Presents var ficha: Lista.State?
        var filas: IdentifiedArrayOf<Fila.State> = []
      }
      enum Action {
        case lista(Lista.Action)
        case ficha(PresentationAction<Lista.Action>)
        case filas(IdentifiedActionOf<Fila>)
      }
      var body: some ReducerOf<Self> {
        Scope(state: \\.lista, action: \\.lista) { Lista() }
        Reduce { state, action in .none }
          .ifLet(\\.$ficha, action: \\.ficha) { Lista() }
          .forEach(\\.filas, action: \\.filas) { Fila() }
      }
    }
    @Reducer
    struct Fila {
      @ObservableState
      struct State: Equatable, Identifiable { let id: Int }
      enum Action { case tocar }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }

    """
}
