extension Misuse {
  /// Of features whose actions bind and that nothing applies to the state, and of those that are as they should be.
  static let forms: [Misuse] = [
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
  ]
}
