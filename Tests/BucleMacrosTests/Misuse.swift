import Testing

/// A source, and all that its macros say about it.
struct Misuse: CustomTestStringConvertible {
  var testDescription: String
  var source: String
  var diagnostics: [String]

  init(_ testDescription: String, _ source: String, _ diagnostics: String...) {
    self.testDescription = testDescription
    self.source = source
    self.diagnostics = diagnostics
  }
}

let misuses = [
  Misuse(
    "a class as a feature",
    "@Reducer class F {}",
    "1:1 error: '@Reducer' goes on a struct or an enum; this is a class"
  ),
  Misuse(
    "a feature that implements the method",
    """
    @Reducer
    struct F {
      struct State {}
      enum Action {}
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        return .none
      }
    }
    """,
    "5:8 warning: a feature says what it does in 'body'; move this method into 'var body: some ReducerOf<Self>'",
    """
      move it into 'body': var body: some ReducerOf<Self> {
        Reduce { state, action in
          return .none
        }
      }
    """
  ),
  Misuse(
    "arguments on a struct",
    """
    @Reducer(state: .equatable)
    struct F {
    }
    """,
    "1:1 error: '@Reducer' takes arguments on an enum only; declare the conformances on 'State' and 'Action'",
    "  remove the arguments: @Reducer"
  ),
  Misuse(
    "a misspelt state",
    """
    @Reducer
    struct F {
      struct Sate {}
      enum Action {}
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    """,
    "3:10 error: a feature has a nested type 'State'; rename 'Sate'",
    "  rename to 'State': State"
  ),
  Misuse(
    "a translated action",
    """
    @Reducer
    struct F {
      struct State {}
      enum Accion {}
      enum CancelID {}
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    """,
    "4:8 error: a feature has a nested type 'Action'; rename 'Accion'",
    "  rename to 'Action': Action"
  ),
  Misuse(
    "a body in an extension",
    """
    @Reducer
    struct F {
      struct State {}
      enum Action { case tocar }
    }
    extension F {
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    """,
    "2:8 remark: this feature has no 'body' in here, and does nothing unless an extension has one; write it in here",
    """
      write 'body' in here: struct State {}
      enum Action { case tocar }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          .none
        }
      }
    """
  ),
  Misuse(
    "a feature without anything yet",
    """
    @Reducer
    struct F {
      struct State {}
      enum Action {}
    }
    """
  ),
  Misuse(
    "a form that nothing applies",
    """
    @Reducer
    struct F {
      struct State {}
      enum Action: BindableAction {}
      var body: some ReducerOf<Self> {
        EmptyReducer()
      }
    }
    """,
    "4:16 remark: nothing in this feature applies what a form writes; put 'BindingReducer()' into 'body'",
    """
      add 'BindingReducer()': var body: some ReducerOf<Self> {
        BindingReducer()
        EmptyReducer()
      }
    """,
    "3:10 remark: a form can only write to a state that is observed; put '@ObservableState' on 'State'",
    "  add '@ObservableState': @ObservableState struct State {}"
  ),
  Misuse(
    "a form that another reducer may apply",
    """
    @Reducer
    struct F {
      @ObservableState struct State {}
      enum Action: BindableAction {}
      var body: some ReducerOf<Self> {
        Reduce { _, _ in .none }.onChange(of: \\.a) { _, _ in .none }
        Formularios<State>().dependency(\\.uuid, .incrementing)
      }
    }
    """
  ),
  Misuse(
    "a form that no operator applies",
    """
    @Reducer
    struct F {
      @ObservableState struct State {}
      enum Action: BindableAction {}
      var body: some ReducerOf<Self> {
        Scope(\\.a, action: \\.a) { A() }
        Reduce<State, Action> { _, _ in .none }.ifLet(\\.b, action: \\.b) { B() }
      }
    }
    """,
    "4:16 remark: nothing in this feature applies what a form writes; put 'BindingReducer()' into 'body'",
    """
      add 'BindingReducer()': var body: some ReducerOf<Self> {
        BindingReducer()
        Scope(\\.a, action: \\.a) { A() }
        Reduce<State, Action> { _, _ in .none }.ifLet(\\.b, action: \\.b) { B() }
      }
    """
  ),
  Misuse(
    "a form in a group that another reducer may apply",
    """
    @Reducer
    struct F {
      @ObservableState struct State {}
      enum Action: BindableAction {}
      var body: some ReducerOf<Self> {
        CombineReducers { Formularios<State>() }
      }
    }
    """
  ),
  Misuse(
    "a form that an operator of somebody's own may apply",
    """
    @Reducer
    struct F {
      @ObservableState struct State {}
      enum Action: BindableAction {}
      var body: some ReducerOf<Self> {
        Reduce { _, _ in .none }.conFormularios()
      }
    }
    """
  ),
  Misuse(
    "a form in a group that nobody applies",
    """
    @Reducer
    struct F {
      @ObservableState struct State {}
      enum Action: Bucle.BindableAction {}
      var body: some ReducerOf<Self> {
        CombineReducers { Reduce { _, _ in .none } }.onChange(of: \\.a) { _, _ in .none }
      }
    }
    """,
    "4:16 remark: nothing in this feature applies what a form writes; put 'BindingReducer()' into 'body'",
    """
      add 'BindingReducer()': var body: some ReducerOf<Self> {
        BindingReducer()
        CombineReducers { Reduce { _, _ in .none } }.onChange(of: \\.a) { _, _ in .none }
      }
    """
  ),
  Misuse(
    "a form of a view's own actions that nothing applies",
    """
    @Reducer
    struct F {
      @ObservableState struct State {}
      enum Action: ViewAction {
        case vista(Vista)
        enum Vista: BindableAction { case binding(BindingAction<State>) }
      }
      var body: some ReducerOf<Self> {
        Reduce { _, _ in .none }
      }
    }
    """,
    "6:17 remark: nothing in this feature applies what a form writes; put 'BindingReducer(action: \\.vista)' into 'body'",
    """
      add 'BindingReducer(action: \\.vista)': var body: some ReducerOf<Self> {
        BindingReducer(action: \\.vista)
        Reduce { _, _ in .none }
      }
    """
  ),
  Misuse(
    "an alert as a feature of an enum",
    """
    @Reducer
    enum F {
      case alerta(AlertState<A>)
      @ReducerCaseEphemeral
      case otro(Otro<A>)
    }
    """
  ),
  Misuse(
    "several features in a case",
    """
    @Reducer
    enum F {
      case uno(A, B)
      @ReducerCaseIgnored
      case dos(Int, Int)
    }
    """,
    "3:8 error: a case of features has one feature; give 'uno' one, or mark it '@ReducerCaseIgnored'"
  ),
  Misuse(
    "an observed class",
    "@ObservableState class S {}",
    "1:1 error: '@ObservableState' goes on a struct or an enum; this is a class"
  ),
  Misuse(
    "an observed actor",
    "@ObservableState actor S {}",
    "1:1 error: '@ObservableState' goes on a struct or an enum; this is an actor"
  ),
  Misuse(
    "attributes of other observed types",
    """
    @ObservableState
    struct S {
      @ObservationIgnored var a = 0
      @ObservationTracked var b = 0
      @PresentationState var c: Int?
    }
    """,
    "3:3 error: '@ObservationIgnored' has no meaning in '@ObservableState'; write '@ObservationStateIgnored'",
    "  rename to 'ObservationStateIgnored': ObservationStateIgnored",
    "4:3 error: '@ObservationTracked' has no meaning in '@ObservableState'; write '@ObservationStateTracked'",
    "  rename to 'ObservationStateTracked': ObservationStateTracked",
    "5:3 error: '@PresentationState' has no meaning in '@ObservableState'; write '@Presents'",
    "  rename to 'Presents': Presents"
  ),
  Misuse(
    "two variables in one declaration",
    """
    @ObservableState
    struct S {
      var a = 0, b = 0
    }
    """,
    "3:3 error: '@ObservableState' observes one variable per 'var'; declare 'a = 0, b = 0' on a line of its own"
  ),
  Misuse(
    "a presented state that is always there",
    """
    @ObservableState
    struct S {
      @Presents var a: Int
      @Presents let b: Int?
    }
    """,
    "3:3 error: '@Presents' goes on an optional 'var'; make 'a' one",
    "4:3 error: '@Presents' goes on an optional 'var'; make 'b' one"
  ),
  Misuse(
    "a presented state in a struct that is not observed",
    """
    struct S {
      @Presents var a: Int?
    }
    """,
    "2:3 error: '@Presents' needs the struct around it to be observed; put '@ObservableState' on it"
  ),
  Misuse(
    "case paths of a struct",
    "@CasePathable struct S {}",
    "1:1 error: '@CasePathable' goes on an enum; this is a struct"
  ),
  Misuse(
    "two cases of one name",
    """
    @CasePathable
    enum E {
      case a(Int)
      case a(String)
    }
    """,
    "4:8 error: '@CasePathable' needs one case per name; give the second 'a' another name"
  ),
  Misuse(
    "a view without a store",
    """
    @ViewAction(for: F.self)
    struct V {}
    """,
    "1:1 error: '@ViewAction' sends to a property 'store'; declare 'let store: StoreOf<…>'"
  ),
  Misuse(
    "a view that goes around its view actions",
    """
    @ViewAction(for: F.self)
    struct V {
      let store: StoreOf<F>
      func tocar() {
        store.send(.view(.tocar))
        self.store.send(.otra)
        send(.tocar)
      }
    }
    """,
    "5:5 warning: a view with '@ViewAction' sends view actions; write 'send(…)' instead of 'store.send(.view(…))'",
    "  send the view action: send(.tocar)",
    "6:5 warning: a view with '@ViewAction' sends view actions; write 'send(…)' instead of 'store.send(.view(…))'"
  ),
  Misuse(
    "a client that is a class",
    "@DependencyClient class C {}",
    "1:1 error: '@DependencyClient' goes on a struct; this is a class"
  ),
  Misuse(
    "an endpoint that is no closure",
    """
    struct C {
      @DependencyEndpoint var a: Int
    }
    """,
    "2:3 error: '@DependencyEndpoint' goes on a 'var' of closure type; 'a' is none"
  ),
  Misuse(
    "an endpoint without a value to return",
    """
    struct C {
      @DependencyEndpoint var leer: @Sendable (Int) -> Int
      @DependencyEndpoint var tirar: @Sendable () throws -> Int
      @DependencyEndpoint var hacer: @Sendable () -> Void
    }
    """,
    "2:3 error: 'leer' returns a value and cannot throw; give it one for when it is not implemented",
    "  add a default: @DependencyEndpoint var leer: @Sendable (Int) -> Int = { _ in <#value#> }"
  ),
  Misuse(
    "a dependency that is no variable of its place",
    """
    extension DependencyValues {
      @DependencyEntry let a = 1
      @DependencyEntry var b: Int { 1 }
    }
    struct Otro {
      @DependencyEntry var c = 1
    }
    """,
    "2:3 error: '@DependencyEntry' goes on a 'var' without accessors in an extension of 'DependencyValues'",
    "3:3 error: '@DependencyEntry' goes on a 'var' without accessors in an extension of 'DependencyValues'",
    "6:3 error: '@DependencyEntry' goes on a 'var' without accessors in an extension of 'DependencyValues'"
  ),
  Misuse(
    "a dependency without a value",
    """
    extension DependencyValues {
      @DependencyEntry(previewValue: 2) var a: Int
      @DependencyEntry(liveValue: 3) var b: Int
    }
    """,
    "2:3 error: 'a' has no value; give it one for tests, 'var a = …', or a 'liveValue:'"
  ),
  Misuse(
    "a feature as it should be",
    """
    @Reducer
    struct F {
      @ObservableState struct State { @Presents var a: Int? }
      enum Action: BindableAction { case binding(BindingAction<State>) }
      var body: some ReducerOf<Self> { BindingReducer() }
    }
    """
  ),
]
