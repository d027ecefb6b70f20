public import BucleViews
import Wire

extension SubjectProgram {
  /// A feature made of a view model.
  ///
  /// - Parameters:
  ///   - make: Makes the model, once for each run, from the scripted calls that stand in for its dependencies
  ///     and the clock of virtual time.
  ///   - parts: The names that the model answers to. It is a closure because only the main actor may
  ///     form paths to its properties.
  /// - Returns: The program, which starts nothing yet.
  public static func model<Model: AnyObject>(
    _ make: @escaping @MainActor @Sendable (ScriptedCalls, any Clock<Duration>) -> Model,
    parts: @escaping @MainActor @Sendable () -> [ModelPart<Model>]
  ) -> SubjectProgram {
    SubjectProgram(isModel: true) { calls in
      ModelFeature(model: make(calls, VirtualClock()), parts: parts(), screen: nil)
    } actions: {
      MainActor.assumeIsolated { parts().compactMap { $0.actionCase } }
    }
  }

  /// A feature made of a view model, with the view that shows it.
  public static func model<Model: AnyObject>(
    _ make: @escaping @MainActor @Sendable (ScriptedCalls, any Clock<Duration>) -> Model,
    parts: @escaping @MainActor @Sendable () -> [ModelPart<Model>],
    @ViewBuilder view: @escaping @MainActor @Sendable (Model) -> some View
  ) -> SubjectProgram {
    SubjectProgram(isModel: true) { calls in
      ModelFeature(model: make(calls, VirtualClock()), parts: parts()) { model in
        ViewHost { view(model) }
      }
    } actions: {
      MainActor.assumeIsolated { parts().compactMap { $0.actionCase } }
    }
  }
}
