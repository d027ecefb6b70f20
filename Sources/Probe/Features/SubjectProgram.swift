public import Bucle
public import BucleViews
import Wire

/// How to start a feature under the probe: what a kata's `Probe.swift` declares as `program`.
public struct SubjectProgram: Sendable {
  /// Whether names reach a model's own parts, and no reducer.
  var isModel = false
  let start: @MainActor @Sendable (ScriptedCalls) -> any Feature
  let actions: @Sendable () -> [SubjectDescription.ActionCase]

  func description() -> SubjectDescription {
    SubjectDescription(isModel: isModel, actions: actions())
  }
}

extension SubjectProgram {
  /// A feature made of a reducer.
  ///
  /// - Parameters:
  ///   - state: The state that every run starts from.
  ///   - reducer: Makes the reducer, once for each run.
  ///   - dependencies: Puts scripted calls in the place of the feature's own dependencies. Clocks run in
  ///     virtual time without it.
  /// - Returns: The program, which starts nothing yet.
  public static func reducer<R: Reducer>(
    _ state: @autoclosure @escaping @Sendable () -> R.State,
    _ reducer: @escaping @Sendable () -> R,
    dependencies: @escaping @Sendable (inout DependencyValues, ScriptedCalls) -> Void = { _, _ in }
  ) -> SubjectProgram {
    let shape = ReducerShape<R>()
    return SubjectProgram { calls in
      ReducerFeature(state: state(), reducer: reducer(), shape: shape, screen: nil) {
        dependencies(&$0, calls)
      }
    } actions: {
      ActionCatalogue(R.Action.self).cases
    }
  }

  /// A feature made of a reducer, with the view that shows it.
  public static func reducer<R: Reducer>(
    _ state: @autoclosure @escaping @Sendable () -> R.State,
    _ reducer: @escaping @Sendable () -> R,
    dependencies: @escaping @Sendable (inout DependencyValues, ScriptedCalls) -> Void = { _, _ in },
    @ViewBuilder view: @escaping @MainActor @Sendable (StoreOf<R>) -> some View
  ) -> SubjectProgram {
    let shape = ReducerShape<R>()
    return SubjectProgram { calls in
      ReducerFeature(state: state(), reducer: reducer(), shape: shape) { store in
        ViewHost { view(store) }
      } dependencies: {
        dependencies(&$0, calls)
      }
    } actions: {
      ActionCatalogue(R.Action.self).cases
    }
  }

  /// Tests that a learner wrote for a module that is given to them.
  ///
  /// - Parameter tests: Runs them all; what they report, or an error that they throw, is a failure.
  /// - Returns: The program, which starts nothing yet.
  public static func tests(
    _ tests: @escaping @MainActor @Sendable () async throws -> Void
  ) -> SubjectProgram {
    SubjectProgram { _ in
      TestFeature(tests)
    } actions: {
      []
    }
  }

  /// Hands a program over the border of a shared object; `SubjectProgram.init(exported:)` takes it there.
  public static func export(_ program: SubjectProgram) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Exported(program)).toOpaque()
  }

  /// Takes the program that `export` handed over; the pointer is used up.
  public init(exported pointer: UnsafeMutableRawPointer) {
    self = Unmanaged<Exported>.fromOpaque(pointer).takeRetainedValue().program
  }

  private final class Exported {
    let program: SubjectProgram

    init(_ program: SubjectProgram) {
      self.program = program
    }
  }
}
