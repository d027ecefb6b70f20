import ComposableArchitecture

/// Ten features, each in the next, written out as an app has them: generic ones would measure the compiler's generics.
extension RuntimeBenchmark {
  @Reducer
  struct Level1 {
    @ObservableState
    struct State {
      var child = Observed.State()
      var own = 0
    }

    enum Action {
      case child(Observed.Action)
      case own
    }

    var body: some ReducerOf<Self> {
      Scope(\.child, action: \.child) { Observed() }
      Reduce { state, action in
        if case .own = action { state.own += 1 }
        return .none
      }
    }
  }

  @Reducer
  struct Level2 {
    @ObservableState
    struct State {
      var child = Level1.State()
      var own = 0
    }

    enum Action {
      case child(Level1.Action)
      case own
    }

    var body: some ReducerOf<Self> {
      Scope(\.child, action: \.child) { Level1() }
      Reduce { state, action in
        if case .own = action { state.own += 1 }
        return .none
      }
    }
  }

  @Reducer
  struct Level3 {
    @ObservableState
    struct State {
      var child = Level2.State()
      var own = 0
    }

    enum Action {
      case child(Level2.Action)
      case own
    }

    var body: some ReducerOf<Self> {
      Scope(\.child, action: \.child) { Level2() }
      Reduce { state, action in
        if case .own = action { state.own += 1 }
        return .none
      }
    }
  }

  @Reducer
  struct Level4 {
    @ObservableState
    struct State {
      var child = Level3.State()
      var own = 0
    }

    enum Action {
      case child(Level3.Action)
      case own
    }

    var body: some ReducerOf<Self> {
      Scope(\.child, action: \.child) { Level3() }
      Reduce { state, action in
        if case .own = action { state.own += 1 }
        return .none
      }
    }
  }

  @Reducer
  struct Level5 {
    @ObservableState
    struct State {
      var child = Level4.State()
      var own = 0
    }

    enum Action {
      case child(Level4.Action)
      case own
    }

    var body: some ReducerOf<Self> {
      Scope(\.child, action: \.child) { Level4() }
      Reduce { state, action in
        if case .own = action { state.own += 1 }
        return .none
      }
    }
  }

  @Reducer
  struct Level6 {
    @ObservableState
    struct State {
      var child = Level5.State()
      var own = 0
    }

    enum Action {
      case child(Level5.Action)
      case own
    }

    var body: some ReducerOf<Self> {
      Scope(\.child, action: \.child) { Level5() }
      Reduce { state, action in
        if case .own = action { state.own += 1 }
        return .none
      }
    }
  }

  @Reducer
  struct Level7 {
    @ObservableState
    struct State {
      var child = Level6.State()
      var own = 0
    }

    enum Action {
      case child(Level6.Action)
      case own
    }

    var body: some ReducerOf<Self> {
      Scope(\.child, action: \.child) { Level6() }
      Reduce { state, action in
        if case .own = action { state.own += 1 }
        return .none
      }
    }
  }

  @Reducer
  struct Level8 {
    @ObservableState
    struct State {
      var child = Level7.State()
      var own = 0
    }

    enum Action {
      case child(Level7.Action)
      case own
    }

    var body: some ReducerOf<Self> {
      Scope(\.child, action: \.child) { Level7() }
      Reduce { state, action in
        if case .own = action { state.own += 1 }
        return .none
      }
    }
  }

  @Reducer
  struct Level9 {
    @ObservableState
    struct State {
      var child = Level8.State()
      var own = 0
    }

    enum Action {
      case child(Level8.Action)
      case own
    }

    var body: some ReducerOf<Self> {
      Scope(\.child, action: \.child) { Level8() }
      Reduce { state, action in
        if case .own = action { state.own += 1 }
        return .none
      }
    }
  }

  @Reducer
  struct Level10 {
    @ObservableState
    struct State {
      var child = Level9.State()
      var own = 0
    }

    enum Action {
      case child(Level9.Action)
      case own
    }

    var body: some ReducerOf<Self> {
      Scope(\.child, action: \.child) { Level9() }
      Reduce { state, action in
        if case .own = action { state.own += 1 }
        return .none
      }
    }
  }
}
