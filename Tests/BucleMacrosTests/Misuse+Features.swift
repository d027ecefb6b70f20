extension Misuse {
  /// Of `@Reducer` and of what belongs to a feature, its view included.
  static let features: [Misuse] = [
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
      "a case of several values, and a body of its own, in an enum of features",
      """
      @Reducer
      enum F {
        case uno(A, B)
        static var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """
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
}
