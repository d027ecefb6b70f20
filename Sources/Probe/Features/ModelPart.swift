import Wire

/// One name that a view model answers to: a property that is watched, or a method that can be called.
@MainActor
public struct ModelPart<Model: AnyObject> {
  let name: String
  let kind: Kind

  enum Kind {
    /// How to write it where that is possible from outside.
    case property(any PropertyReader<Model>, write: ((Model, Tree) throws(TreeMismatch) -> Void)?)
    /// Starts the method; what it returns is its task, where it has one.
    case method((Model, [Tree]) throws(TreeMismatch) -> Task<Void, Never>?)
  }

  /// A property that a script can write, as a binding would.
  public static func property<Value>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Model, Value>
  ) -> ModelPart {
    ModelPart(
      name: name,
      kind: .property(PathReader(path: path)) { model, tree throws(TreeMismatch) in
        model[keyPath: path] = try tree.argument(Value.self)
      }
    )
  }

  /// A property that is only read from outside.
  public static func reading<Value>(
    _ name: String,
    _ path: KeyPath<Model, Value>
  ) -> ModelPart {
    ModelPart(name: name, kind: .property(PathReader(path: path), write: nil))
  }

  /// A method without arguments.
  public static func method(
    _ name: String,
    _ body: @escaping @MainActor (Model) -> Void
  ) -> ModelPart {
    ModelPart(
      name: name,
      kind: .method { model, arguments throws(TreeMismatch) in
        try arguments.check(count: 0)
        body(model)
        return nil
      }
    )
  }

  /// A method with one argument.
  public static func method<Argument>(
    _ name: String,
    _ body: @escaping @MainActor (Model, Argument) -> Void
  ) -> ModelPart {
    ModelPart(
      name: name,
      kind: .method { model, arguments throws(TreeMismatch) in
        try arguments.check(count: 1)
        body(model, try arguments[0].argument(Argument.self))
        return nil
      }
    )
  }

  /// A method that takes its time, in a task which ends with the screen, as a view's own task does.
  public static func method(
    _ name: String,
    _ body: @escaping @MainActor (Model) async -> Void
  ) -> ModelPart {
    ModelPart(
      name: name,
      kind: .method { model, arguments throws(TreeMismatch) in
        try arguments.check(count: 0)
        return Task { @MainActor in await body(model) }
      }
    )
  }
}

/// How a property is read, whatever its type.
@MainActor
protocol PropertyReader<Model> {
  associatedtype Model

  func tree(of model: Model) -> Tree

  /// Reads it for the sake of whoever watches.
  func touch(_ model: Model)
}

private struct PathReader<Model, Value>: PropertyReader {
  let path: KeyPath<Model, Value>
  let reflection = TypedReflection<Value>()

  func tree(of model: Model) -> Tree { reflection.tree(model[keyPath: path]) }

  func touch(_ model: Model) { _ = model[keyPath: path] }
}

extension Tree {
  fileprivate func argument<Value>(_ type: Value.Type) throws(TreeMismatch) -> Value {
    guard let value = try decode(as: type) as? Value else {
      throw TreeMismatch(expected: Self.name(type), found: description)
    }
    return value
  }
}

extension [Tree] {
  fileprivate func check(count expected: Int) throws(TreeMismatch) {
    guard count != expected else { return }
    throw TreeMismatch(
      expected: expected == 0 ? "()" : "(\(expected))",
      found: "(\(map(\.description).joined(separator: ", ")))"
    )
  }
}
