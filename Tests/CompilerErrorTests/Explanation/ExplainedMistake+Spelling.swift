extension ExplainedMistake {
  /// Names that are misspelt where the compiler complains of another line.
  static let spelling: [ExplainedMistake] = names.map { old, new, id, mentions in
    ExplainedMistake(id, old, new, in: composed, mentions: mentions)
  }

  private static let names: [(String, String, id: String, mentions: String)] = [
    // Followed by operators, with a case within a case.
    (".respuesta(.success(", ".respuesta(.sucess(", "misspelt-case", "`success`"),
    (".ficha(.presented(", ".ficha(.presnted(", "misspelt-case", "`presented`"),
    ("case .sumar:", "case .sumr:", "misspelt-case", "`sumar`"),
    // The closures of `onChange`.
    ("state.texto = \"\"", "state.txto = \"\"", "misspelt-property", "`texto`"),
    ("{ $0.cuenta }", "{ $0.cunta }", "misspelt-property", "`cuenta`"),
    // The row of a `ForEach`.
    ("Text(fila.nombre)", "Text(fila.nombr)", "misspelt-property", "`nombre`"),
    // Paths.
    (".ifLet(\\.$ficha", ".ifLet(\\.$fica", "misspelt-property", "`$ficha`"),
    (".ifLet(\\.opcional", ".ifLet(\\.opcionl", "misspelt-property", "`opcional`"),
    (".forEach(\\.filas", ".forEach(\\.fila", "misspelt-property", "`filas`"),
    ("Scope(\\.lista", "Scope(\\.list", "misspelt-property", "`lista`"),
    (
      "\\.filas, action: \\.filas) { Fila() }", "\\.filas, action: \\.fijar) { Fila() }",
      "case-carries-something-else", "`filas`"
    ),
    // Dependencies, where they are used and where others take their place.
    ("@Dependency(\\.uuid)", "@Dependency(\\.uid)", "misspelt-dependency", "`uuid`"),
    (".dependency(\\.uuid", ".dependency(\\.uid", "misspelt-dependency", "`uuid`"),
    ("$0.uuid = ", "$0.uid = ", "misspelt-dependency", "`uuid`"),
  ]

  static let composed = """
    @Reducer
    struct Ficha {
      @ObservableState
      struct State: Equatable { var nombre = "" }
      enum Action { case guardar }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    @Reducer
    struct Fila {
      @ObservableState
      struct State: Equatable, Identifiable {
        let id: Int
        var nombre = ""
      }
      enum Action { case tocar }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    @Reducer
    struct Lista {
      @ObservableState
      struct State: Equatable {
        var cuenta = 0
        var texto = ""
        var opcional: Ficha.State?
        @Presents var ficha: Ficha.State?
        var filas: IdentifiedArrayOf<Fila.State> = []
      }
      enum Action {
        case sumar
        case fijar(Int)
        case respuesta(Result<Int, any Error>)
        case opcional(Ficha.Action)
        case ficha(PresentationAction<Ficha.Action>)
        case filas(IdentifiedActionOf<Fila>)
      }
      @Dependency(\\.uuid) var uuid
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .sumar:
            state.cuenta += 1
            return .none
          case .fijar(let valor):
            state.cuenta = valor
            return .send(.sumar)
          case .respuesta(.success(let valor)):
            state.cuenta = valor
            return .none
          case .respuesta(.failure):
            return .none
          case .ficha(.presented(.guardar)):
            return .none
          case .filas(.element(id: _, action: .tocar)):
            return .none
          case .ficha, .filas, .opcional:
            return .none
          }
        }
        .ifLet(\\.opcional, action: \\.opcional) { Ficha() }
        .ifLet(\\.$ficha, action: \\.ficha) { Ficha() }
        .forEach(\\.filas, action: \\.filas) { Fila() }
        .onChange(of: { $0.cuenta }) { antes, state in
          state.texto = ""
          return .none
        }
      }
    }
    @Reducer
    struct Casa {
      @ObservableState
      struct State: Equatable { var lista = Lista.State() }
      enum Action { case lista(Lista.Action) }
      var body: some ReducerOf<Self> {
        Scope(\\.lista, action: \\.lista) {
          Lista()
            .dependency(\\.uuid, .incrementing)
        }
      }
    }
    struct Vista: View {
      let store: StoreOf<Lista>
      var body: some View {
        List {
          ForEach(store.scope(\\.filas, action: \\.filas)) { fila in
            Text(fila.nombre)
          }
        }
      }
    }
    @MainActor
    func prueba() async {
      let store = TestStore(initialState: Lista.State()) {
        Lista()
      } withDependencies: {
        $0.uuid = .incrementing
      }
      await store.send(.fijar(1)) { $0.cuenta = 1 }
      await store.receive(\\.sumar) { $0.cuenta = 2 }
    }

    """
}
