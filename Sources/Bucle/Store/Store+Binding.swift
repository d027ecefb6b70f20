extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A property that a form reads from the store and writes by sending `.binding(.set(…))`.
  public subscript<Value: Equatable>(
    dynamicMember path: WritableKeyPath<State, Value>
  ) -> Value {
    get {
      core.access()
      return core.read(path)
    }
    set { write(.narrowest(from: core.read(path), to: newValue, at: path)) }
  }

  private func write(_ action: BindingAction<State>) {
    write(action, as: .binding(action))
  }
}

extension Store
where
  State: ObservableState,
  Action: ViewAction,
  Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A property that a form reads from the store and writes by sending `.view(.binding(.set(…)))`.
  public subscript<Value: Equatable>(
    dynamicMember path: WritableKeyPath<State, Value>
  ) -> Value {
    get {
      core.access()
      return core.read(path)
    }
    set {
      let action = BindingAction.narrowest(from: core.read(path), to: newValue, at: path)
      write(action, as: .view(.binding(action)))
    }
  }
}

extension Store {
  fileprivate func write(_ write: BindingAction<State>, as action: Action) {
    // A view that goes away may still write, as a field does that gives up the keyboard.
    guard !core.isGone else { return }
    _ = core.send(action, from: core.site)
    guard !write.receipt.isSigned else { return }
    // A subscript that is looked up by name learns no place, so the store's own has to do.
    reportIssue(
      BindingText.notApplied(action: "\(write)", type: "\(Action.self)"),
      at: core.site
    )
  }
}
