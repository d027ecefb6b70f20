/// A pair of functions for one case: one puts a payload in, the other takes it out.
public struct AnyCasePath<Root, Value>: Sendable {
  private let embedding: @Sendable (Value) -> Root
  private let extraction: @Sendable (Root) -> Value?
  /// How the step is written, `[id: 3]`; `nil` if it is a case of its enum, which knows the name.
  private(set) var written: (@Sendable () -> String?)?

  /// A path from its two functions; `extract` returns `nil` for a value in another case.
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    embedding = embed
    extraction = extract
  }

  /// Puts a payload into its case.
  public func embed(_ value: Value) -> Root {
    embedding(value)
  }

  /// The payload, or `nil` if the root is in another case.
  public func extract(from root: Root) -> Value? {
    extraction(root)
  }
}

extension AnyCasePath {
  /// The same path for a step that is no case of its enum.
  func written(_ text: @escaping @Sendable () -> String?) -> Self {
    var path = self
    path.written = text
    return path
  }

  /// The functions behind a case key path; make it once and keep it where speed counts.
  public init(_ path: CaseKeyPath<Root, Value>) {
    let end = Case<Root>()[keyPath: path]
    if let direct = end.direct as? AnyCasePath<Root, Value> {
      self = direct
      return
    }
    self.init(
      embed: { value in
        guard let root = end.embed(value) as? Root else {
          preconditionFailure("a case key path embeds into the type that it starts from")
        }
        return root
      },
      extract: { end.extract($0) }
    )
  }
}
