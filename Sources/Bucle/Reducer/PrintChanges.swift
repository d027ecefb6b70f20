internal import Bilingual
internal import Glibc

extension Reducer {
  // swift-format-ignore: NoLeadingUnderscores
  /// Writes each action, and what it changed, to standard error; `nil` writes nothing.
  ///
  /// It sees the changes of the reducer that it is attached to. It keeps the state from before each
  /// action to compare, so it is for finding mistakes, not for leaving in.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> some Reducer<State, Action> {
    PrintChangesReducer(base: self, printer: printer)
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// What `_printChanges` writes for an action.
public struct _ReducerPrinter<State, Action> {
  let printChange: (Action, State, State) -> Void

  /// A printer of one's own.
  public init(
    printChange: @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void
  ) {
    self.printChange = printChange
  }

  /// The action, and the state's parts that differ.
  public static var customDump: Self { customDump(to: writeToStandardError) }

  /// The action's cases, without what they carry.
  public static var actionLabels: Self { actionLabels(to: writeToStandardError) }

  /// As `customDump`, to another place than standard error; the text ends with a line break.
  public static func customDump(to write: @escaping (String) -> Void) -> Self {
    Self { action, old, new in
      let difference = Difference(Dump(old), Dump(new))
      let lines = Dump(old) == Dump(new) ? nil : difference.lines
      write(ReducerText.received(Dump(action).lines, changes: lines)[.ofTheReader])
    }
  }

  /// As `actionLabels`, to another place than standard error; the text ends with a line break.
  public static func actionLabels(to write: @escaping (String) -> Void) -> Self {
    Self { action, _, _ in
      write(ReducerText.received(label: Dump(action).label ?? Dump(action).line)[.ofTheReader])
    }
  }
}

private struct PrintChangesReducer<Base: Reducer>: Reducer {
  let base: Base
  let printer: _ReducerPrinter<Base.State, Base.Action>?

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _$prepared()(&state, action)
  }

  // swift-format-ignore: NoLeadingUnderscores
  func _$prepared() -> PreparedReducer<Base.State, Base.Action> {
    let base = base._$prepared()
    guard let printer else { return base }
    return { state, action in
      let old = state
      let effect = base(&state, action)
      printer.printChange(action, old, state)
      return effect
    }
  }
}

private func writeToStandardError(_ text: String) {
  _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
}

extension Dump {
  /// The cases of an enum and of the enums in it, `.lista(.element(.tic))`; `nil` for other values.
  fileprivate var label: String? {
    switch self {
    case .leaf(let text) where text.hasPrefix("."): return text
    case .call(let name, let parts) where name.hasPrefix("."):
      let inner = parts.compactMap(\.value.label)
      return inner.isEmpty ? name : "\(name)(\(inner.joined(separator: ", ")))"
    default: return nil
    }
  }
}
