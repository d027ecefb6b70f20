/// An enum whose cases can be named, built and taken apart through key paths, as structs' fields can.
///
/// `@CasePathable` writes the conformance. `\.busqueda` is then a ``CaseKeyPath``: called with a
/// payload it embeds, and `value[case: \.busqueda]` extracts.
public protocol CasePathable {
  /// The type whose properties are the cases, one ``AnyCasePath`` each.
  associatedtype AllCasePaths: Sendable

  /// The cases as properties, for key paths to go through.
  static var allCasePaths: AllCasePaths { get }

  // swift-format-ignore: NoLeadingUnderscores
  /// The cases by name, in the order of their declaration; empty where no macro wrote them.
  static var _$cases: [CaseEntry<Self>] { get }

  // swift-format-ignore: NoLeadingUnderscores
  /// The number of the case that the value is in, in the order of `_$cases`; -1 if it is not listed.
  var _$tag: Int { get }
}

extension CasePathable {
  /// The enum as the start of a case key path: `\Accion.Cases.respuesta`.
  public typealias Cases = Case<Self>

  // swift-format-ignore: NoLeadingUnderscores
  /// No entries: a conformance written by hand need not list its cases.
  public static var _$cases: [CaseEntry<Self>] { [] }

  // swift-format-ignore: NoLeadingUnderscores
  /// Found by trying one case after the other; `@CasePathable` writes a faster one.
  public var _$tag: Int { Self._$cases.firstIndex { self.is($0.path) } ?? -1 }

  /// The cases by name, in the order of their declaration: what a tool needs to build an action from text.
  ///
  /// Works on a type known only at run time: `(Action.self as? any CasePathable.Type)`, opened.
  @_spi(Probe) public static var caseEntries: [CaseEntry<Self>] { _$cases }
}

extension CasePathable {
  /// The payload of one case, or `nil` if the value is in another.
  ///
  /// Writing a payload changes the value only if it is in that case already.
  public subscript<Value>(case path: CaseKeyPath<Self, Value>) -> Value? {
    get { AnyCasePath(path).extract(from: self) }
    set {
      let path = AnyCasePath(path)
      guard let newValue, path.extract(from: self) != nil else { return }
      self = path.embed(newValue)
    }
  }

  /// The payload of a case, for enums that are also `@dynamicMemberLookup`: `destino.alerta`.
  public subscript<Value>(
    dynamicMember path: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    Self.allCasePaths[keyPath: path].extract(from: self)
  }

  /// Tells whether the value is in a case, whatever its payload.
  public func `is`(_ path: PartialCaseKeyPath<Self>) -> Bool {
    path.extract(from: self) != nil
  }

  /// Changes the payload of one case in place; a value in another case is left alone and reported.
  public mutating func modify<Value>(
    _ path: CaseKeyPath<Self, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard AnyCasePath(path).modify(&self, yield) == nil else { return }
    reportIssue(
      IssueText.modifyingOtherCase(type: "\(Self.self)", value: "\(self)"),
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
