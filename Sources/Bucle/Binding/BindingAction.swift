/// One write of a form: a value, and the key path of the property it is for.
///
/// `case .binding(\.nombre):` matches the writes of one property; `\.binding.nombre` is the same as
/// a case key path.
///
/// Unchecked because the value need not be `Sendable`, nor its `Equatable` usable everywhere: in a module
/// isolated to the main actor, an enum that a state holds is neither. The value goes from the form to the
/// reducer and to the test that compares it, all of which run on the main actor.
public struct BindingAction<Root>: Equatable, @unchecked Sendable {
  /// The property that is written.
  public let keyPath: any PartialKeyPath<Root> & Sendable
  /// What is written.
  @_spi(Probe) public let value: Any
  private let write: (inout Root) -> Void
  private let isValue: (Any) -> Bool
  /// Notes that a reducer applied the write; see ``BindingReducer``.
  let receipt = BindingReceipt()

  init<Value: Equatable>(writing value: Value, to path: WritableKeyPath<Root, Value>) {
    let path = path.assumedSendable
    keyPath = path
    self.value = value
    write = { $0[keyPath: path] = value }
    isValue = { $0 as? Value == value }
  }

  func apply(to root: inout Root) {
    receipt.sign()
    write(&root)
  }

  /// Tells whether two writes put equal values into the same property.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.isValue(rhs.value)
  }

  /// Matches the writes of one property, not of what is inside it: `case .binding(\.nombre):`.
  public static func ~= <Value>(path: WritableKeyPath<Root, Value>, action: Self) -> Bool {
    let written: PartialKeyPath<Root> = action.keyPath
    return written == path
  }
}

extension BindingAction where Root: ObservableState {
  /// The write of a value to a property.
  public static func set<Value: Equatable>(
    _ path: WritableKeyPath<Root, Value>,
    _ value: Value
  ) -> Self {
    Self(writing: value, to: path)
  }
}

extension BindingAction: CustomStringConvertible {
  /// `.set(\.nombre, "Ana")`.
  public var description: String {
    ".set(\(writtenPath), \(String(reflecting: value)))"
  }
}

/// A binding action whose state is not known, for printing.
package protocol ErasedBindingAction {
  /// `\.nombre`, or how Swift prints the key path if the property is not observed.
  var writtenPath: String { get }
  /// The value that is written.
  var writtenValue: Any { get }
}

extension BindingAction {
  /// `\.nombre`; `nil` if a property on the way is not observed.
  static func name(of path: AnyKeyPath) -> String? {
    (Root.self as? any ObservableState.Type)?.name(of: path)
  }
}

extension BindingAction: ErasedBindingAction {
  package var writtenPath: String {
    Self.name(of: keyPath) ?? "\(keyPath)"
  }

  package var writtenValue: Any { value }
}
