internal import Bilingual
internal import Bucle
public import Observation

/// An object that a view around this one hands down with `.environment(_:)`.
///
/// ```swift
/// struct SaludoView: View {
///   @Environment(Sesion.self) private var sesion
///
///   var body: some View { Text("Hola, \(sesion.usuario)") }
/// }
/// ```
///
/// The nearest object of the type counts. The body runs again when a property of it that the body read changes, and when
/// another object is handed down. Values that SwiftUI itself puts there, such as `\.dismiss`, do not exist.
@MainActor @preconcurrency
@propertyWrapper
public struct Environment<Value> {
  private let box: Box
  private let search: @MainActor (ViewNode) -> Value?
  private let type: any AnyObject.Type

  /// Takes the object of a type, and stops the program when the body reads one that nobody handed down.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    box = Box()
    self.type = type
    search = { $0.object(of: type) }
  }

  /// Takes the object of a type; `nil` when nobody handed one down.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    box = Box()
    self.type = type
    search = { .some($0.object(of: type)) }
  }

  /// The object, which is known once the view is on a screen.
  public var wrappedValue: Value {
    guard let value = box.value else {
      preconditionFailure(EnvironmentText.missing(type: "\(type)")[.ofTheReader])
    }
    return value
  }

  /// What the copies of one view value share, so that finding the object reaches all of them.
  @MainActor
  private final class Box {
    /// `nil` before the view is on a screen, and where nobody hands an object down.
    var value: Value?
  }
}

extension Environment: EnvironmentProperty {
  var objectType: ObjectIdentifier { ObjectIdentifier(type) }

  func settle(at node: ViewNode) {
    box.value = search(node)
  }
}

extension Environment: SourcedProperty {
  /// Always so: the object belongs to the position, and the views there are told of another one.
  func hasSameSource(as other: Environment<Value>) -> Bool { true }
}
