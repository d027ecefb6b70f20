import BucleViews
import Observation
import Synchronization
import Wire

/// A view model at work, and the screen that shows it.
@MainActor
final class ModelFeature<Model: AnyObject>: Feature {
  private var model: Model?
  private weak var released: Model?
  private var host: ViewHost?
  private let name = Tree.name(Model.self)
  private let parts: [ModelPart<Model>]
  private let notifications = Notifications()
  private var tasks: [Task<Void, Never>] = []
  /// What a model that was freed held last.
  private var lastState = Tree.nothing

  init(model: Model, parts: [ModelPart<Model>], screen: ((Model) -> ViewHost)?) {
    self.model = model
    self.parts = parts
    released = model
    host = screen?(model)
    watch(parts.map(\.name))
  }

  // MARK: - Driving

  func apply(_ stimulus: Stimulus) -> Refusal? {
    guard let model else { return .dismissed }
    switch stimulus {
    case .send(let line): return write(line, to: model)
    case .set(let name, let value): return set(name, to: value, in: model)
    case .call(let name, let arguments): return call(name, arguments, on: model)
    case .interact(let locator, let gesture):
      guard let host else { return .noSuchElement(locator.label, known: []) }
      return host.perform(gesture, at: locator) { settle() }
    default: return .unsupported("\(stimulus)")
    }
  }

  /// What was typed as an action is typed to a reducer: `.titulo("a")` writes here, and `.guardar` calls.
  private func write(_ line: Tree, to model: Model) -> Refusal? {
    guard case .variant(let name, let payload) = line else { return .unsupported("\(line)") }
    guard let part = parts.first(where: { $0.name == name }) else {
      return .noSuchMethod(name, known: parts.filter(\.isOpen).map { ".\($0.name)" })
    }
    if part.isProperty { return set(name, to: payload ?? .nothing, in: model) }
    return call(name, payload.map { $0 == .nothing ? [] : [$0] } ?? [], on: model)
  }

  private func set(_ name: String, to value: Tree, in model: Model) -> Refusal? {
    for part in parts where part.name == name {
      guard case .property(_, let write) = part.kind else { continue }
      guard let write else { return .readOnly(name) }
      do throws(TreeMismatch) {
        try write(model, value)
        return nil
      } catch {
        return .wrongValue(name: name, expected: error.expected, found: error.found)
      }
    }
    return .noSuchProperty(name, known: parts.filter(\.isProperty).map(\.name))
  }

  private func call(_ name: String, _ arguments: [Tree], on model: Model) -> Refusal? {
    for part in parts where part.name == name {
      guard case .method(let start) = part.kind else { continue }
      do throws(TreeMismatch) {
        if let task = try start(model, arguments) { tasks.append(task) }
        return nil
      } catch {
        return .wrongValue(name: name, expected: error.expected, found: error.found)
      }
    }
    return .noSuchMethod(name, known: parts.filter { !$0.isProperty }.map(\.name))
  }

  func release() {
    if let model { lastState = state(of: model) }
    for task in tasks { task.cancel() }
    tasks = []
    host = nil
    model = nil
  }

  var isReleased: Bool { released == nil }

  var holders: [String] { released.map { ReferenceSearch.holders(of: $0) } ?? [] }

  // MARK: - Reading

  func read(_ parts: Reading.Parts, canvas: Canvas, into reading: inout Reading) {
    if parts.contains(.state) { reading.state = released.map(state(of:)) ?? lastState }
    if parts.contains(.screen) { reading.screen = host?.screen(parts, on: canvas) }
    let notified = notifications.take()
    if parts.contains(.notified) { reading.notified = notified }
    watch(notified)
  }

  private func state(of model: Model) -> Tree {
    let fields = parts.compactMap { part -> Tree.Field? in
      guard case .property(let reader, _) = part.kind else { return nil }
      return Tree.Field(part.name, reader.tree(of: model))
    }
    return .record(name, fields)
  }

  func settle() {
    repeat {
      VirtualTime.shared.settle()
      host?.settle()
    } while !VirtualTime.shared.isSettled
  }

  func skip() {
    watch(notifications.take())
  }

  // MARK: - Notifications

  /// Waits for the next change of each of these properties: observation tells of one change only.
  private func watch(_ names: [String]) {
    guard let model else { return }
    for part in parts where names.contains(part.name) {
      guard case .property(let reader, _) = part.kind else { continue }
      let (name, notifications) = (part.name, notifications)
      withObservationTracking {
        reader.touch(model)
      } onChange: {
        notifications.add(name)
      }
    }
  }
}

/// The properties that have notified since the last reading, each once, in order.
private final class Notifications: Sendable {
  private let names = Mutex<[String]>([])

  func add(_ name: String) {
    names.withLock { if !$0.contains(name) { $0.append(name) } }
  }

  func take() -> [String] {
    names.withLock { names in
      defer { names.removeAll() }
      return names
    }
  }
}

extension ModelPart {
  fileprivate var isProperty: Bool {
    if case .property = kind { true } else { false }
  }

  /// Whether it can change anything from outside.
  fileprivate var isOpen: Bool {
    if case .property(_, write: nil) = kind { false } else { true }
  }
}
