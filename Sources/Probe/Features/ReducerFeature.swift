@_spi(Probe) import Bucle
import BucleViews
import Wire

/// A store with the reducer under examination, and the screen that shows it.
@MainActor
final class ReducerFeature<R: Reducer>: Feature {
  private var store: StoreOf<R>?
  private weak var released: StoreOf<R>?
  private var host: ViewHost?
  private let recorder: ActionRecorder<R.State, R.Action>
  private let shape: ReducerShape<R>
  /// By the effects' numbers: an effect is read again after every stimulus that it outlives.
  private var origins: [Int: String] = [:]
  /// Until the last reading.
  private var startedEffects = 0

  init(
    state: R.State,
    reducer: R,
    shape: ReducerShape<R>,
    screen: ((StoreOf<R>) -> ViewHost)?,
    dependencies: @escaping (inout DependencyValues) -> Void
  ) {
    let recorder = ActionRecorder<R.State, R.Action>(state: state)
    let store = Store(initialState: state) {
      RecordingReducer(base: reducer, recorder: recorder)
    } withDependencies: { values in
      values.continuousClock = VirtualClock()
      dependencies(&values)
    }
    self.shape = shape
    self.recorder = recorder
    self.store = store
    released = store
    host = screen?(store)
  }

  // MARK: - Driving

  func apply(_ stimulus: Stimulus) -> Refusal? {
    switch stimulus {
    case .send(let tree):
      if let action = shape.actions[tree] {
        store?.send(action)
        return nil
      }
      switch shape.action(tree) {
      case .success(let action):
        store?.send(action)
        return nil
      case .failure(let rejection):
        return rejection.refusal
      }
    case .interact(let locator, let gesture):
      return interact(locator, gesture)
    default:
      return .unsupported("\(stimulus)")
    }
  }

  private func interact(_ locator: Stimulus.Locator, _ gesture: Stimulus.Gesture) -> Refusal? {
    guard let host else { return .noSuchElement(locator.label, known: []) }
    return host.perform(gesture, at: locator) {
      // Each keystroke is a stimulus of its own: what it sets off comes first.
      settle()
    }
  }

  func release() {
    host = nil
    store = nil
  }

  // A store keeps no property of the learner's but the state, which is a value.
  var holders: [String] { [] }

  var isReleased: Bool { released == nil }

  // MARK: - Reading

  func read(_ parts: Reading.Parts, canvas: Canvas, into reading: inout Reading) {
    if parts.contains(.state) { reading.state = shape.reflection.tree(of: recorder.state) }
    if parts.contains(.pending) {
      reading.effects = (store ?? released)?.runningEffects.map(origin(of:)) ?? []
    }
    if parts.contains(.started) { reading.started = takeStarted() }
    if parts.contains(.screen) { reading.screen = host?.screen(parts, on: canvas) }
    let actions = recorder.take()
    guard parts.contains(.actions) else { return }
    reading.actions = actions.map { transition in
      let left =
        parts.contains(.actionStates) ? shape.reflection.tree(of: transition.state) : .nothing
      return Reading.ReducedAction(
        action: shape.actionReflection.tree(transition.action),
        state: left
      )
    }
  }

  /// An effect by the action that started it: what a learner can find in the reducer.
  private func origin(of effect: RunningEffect) -> String {
    if let origin = origins[effect.id] { return origin }
    let origin = shape.text(of: effect.startedBy)
    origins[effect.id] = origin
    return origin
  }

  func settle() {
    repeat {
      VirtualTime.shared.settle()
      // The screen keeps up, so that bodies are counted the same however often it is looked at.
      host?.settle()
    } while !VirtualTime.shared.isSettled
  }

  func expect(reading: Bool) {
    guard recorder.isIdle == reading else { return }
    recorder.isIdle = !reading
    // What was started in the intervals that nobody has read belongs to none that is.
    if reading { _ = takeStarted() }
  }

  private func takeStarted() -> Int {
    let count = (store ?? released)?.startedEffects ?? startedEffects
    defer { startedEffects = count }
    return count - startedEffects
  }

  // What passed in an interval that nobody reads was not kept.
  func skip() {}
}
