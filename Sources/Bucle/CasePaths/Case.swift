/// One case of some enum, with the payload `Value`: where a ``CaseKeyPath`` leads.
///
/// The root enum is not in the type, so it passes as `Any`; ``AnyCasePath`` puts the type back.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  let embed: @Sendable (Value) -> Any
  let extract: @Sendable (Any) -> Value?
  /// The typed path, where the case is one step from the root; `nil` at the root and deeper down.
  let direct: (any Sendable)?
  private let isRoot: Bool
  /// The way from the root as it is written, `\.filas[id: 3].titulo`; `nil` if a case on it is not listed.
  let written: @Sendable () -> String?

  /// The enum itself, the start of every case key path.
  public init() {
    self.init(
      embed: { $0 },
      extract: { $0 as? Value },
      direct: nil,
      isRoot: true,
      written: { "\\" }
    )
  }

  private init(
    embed: @escaping @Sendable (Value) -> Any,
    extract: @escaping @Sendable (Any) -> Value?,
    direct: (any Sendable)?,
    isRoot: Bool,
    written: @escaping @Sendable () -> String?
  ) {
    self.embed = embed
    self.extract = extract
    self.direct = direct
    self.isRoot = isRoot
    self.written = written
  }

  /// A case of the payload: what lets `\.busqueda.respuesta` compose.
  public subscript<Member>(
    dynamicMember path: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Case<Member> where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: path], named: Value.written(path))
  }

  private func appending<Member>(
    _ step: AnyCasePath<Value, Member>,
    named name: @escaping @Sendable () -> String?
  ) -> Case<Member> {
    Case<Member>(
      embed: { [embed] in embed(step.embed($0)) },
      extract: { [extract] in extract($0).flatMap { step.extract(from: $0) } },
      direct: isRoot ? step : nil,
      isRoot: false,
      written: { [written] in
        guard let way = written(), let name = (step.written ?? name)() else { return nil }
        return way + name
      }
    )
  }
}

/// A ``Case`` whose payload type is not known.
protocol ErasedCase {
  var written: @Sendable () -> String? { get }
  func embed(any value: Any) -> Any?
  func extract(any root: Any) -> Any?
}

extension Case: ErasedCase {
  func embed(any value: Any) -> Any? {
    (value as? Value).map(embed)
  }

  func extract(any root: Any) -> Any? {
    extract(root).map { $0 as Any }
  }
}

extension Case {
  /// A case of a result.
  ///
  /// The general subscript does as much for all but a result of a tuple, for which the compiler (6.3.1) crashes
  /// when it looks for the name of a conditional conformance.
  public subscript<Success, Failure: Error, Member>(
    dynamicMember path: KeyPath<
      Result<Success, Failure>.AllCasePaths, AnyCasePath<Result<Success, Failure>, Member>
    >
  ) -> Case<Member> where Value == Result<Success, Failure> {
    appending(Value.allCasePaths[keyPath: path], named: Value.written(path))
  }
}
