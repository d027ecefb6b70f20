import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What the macros say to who misuses them: one factory per message.
struct MacroDiagnostic: DiagnosticMessage {
  var message: String
  var severity: DiagnosticSeverity
  private var name: String

  var diagnosticID: MessageID { MessageID(domain: "BucleMacros", id: name) }

  private init(_ name: String, _ severity: DiagnosticSeverity, _ message: String) {
    self.name = name
    self.severity = severity
    self.message = message
  }

  static func notAnEnum(macro: String, found: String) -> Self {
    Self("notAnEnum", .error, "'@\(macro)' goes on an enum; this is \(found)")
  }

  static func overloadedCase(_ name: String) -> Self {
    Self(
      "overloadedCase",
      .error,
      "'@CasePathable' needs one case per name; give the second '\(name)' another name"
    )
  }

  static func notAStructOrEnum(macro: String, found: String) -> Self {
    Self("notAStructOrEnum", .error, "'@\(macro)' goes on a struct or an enum; this is \(found)")
  }

  static func noStore() -> Self {
    Self(
      "noStore",
      .error,
      "'@ViewAction' sends to a property 'store'; declare 'let store: StoreOf<…>'"
    )
  }

  static func storeSend() -> Self {
    Self(
      "storeSend",
      .warning,
      "a view with '@ViewAction' sends view actions; write 'send(…)' instead of 'store.send(.view(…))'"
    )
  }

  static func notAClosure(_ name: String) -> Self {
    Self(
      "notAClosure",
      .error,
      "'@DependencyEndpoint' goes on a 'var' of closure type; '\(name)' is none"
    )
  }

  static func notAnEntry() -> Self {
    Self(
      "notAnEntry",
      .error,
      "'@DependencyEntry' goes on a 'var' without accessors in an extension of 'DependencyValues'"
    )
  }

  static func noEntryValue(_ name: String) -> Self {
    Self(
      "noEntryValue",
      .error,
      "'\(name)' has no value; give it one for tests, 'var \(name) = …', or a 'liveValue:'"
    )
  }

  static func noDefault(_ name: String) -> Self {
    Self(
      "noDefault",
      .error,
      "'\(name)' returns a value and cannot throw; give it one for when it is not implemented"
    )
  }

  static func notAStruct(macro: String, found: String) -> Self {
    Self("notAStruct", .error, "'@\(macro)' goes on a struct; this is \(found)")
  }

  static func severalVariables(_ name: String) -> Self {
    Self(
      "severalVariables",
      .error,
      "'@ObservableState' observes one variable per 'var'; declare '\(name)' on a line of its own"
    )
  }

  static func reduceMethod() -> Self {
    Self(
      "reduceMethod",
      .warning,
      "a feature says what it does in 'body'; move this method into 'var body: some ReducerOf<Self>'"
    )
  }

  static func argumentsOnStruct() -> Self {
    Self(
      "argumentsOnStruct",
      .error,
      "'@Reducer' takes arguments on an enum only; declare the conformances on 'State' and 'Action'"
    )
  }

  static func misspelt(_ found: String, for name: String) -> Self {
    Self(
      "misspelt",
      .error,
      "a feature has a nested type '\(name)'; rename '\(found)'"
    )
  }

  // A remark, as the next two: what The Composable Architecture takes in silence must build here with
  // warnings as errors too. The compiler prints it all the same, and 'bucle check' shows it as a warning.
  static func noBindingReducer(_ reducer: String) -> Self {
    Self(
      "noBindingReducer",
      .remark,
      "nothing in this feature applies what a form writes; put '\(reducer)' into 'body'"
    )
  }

  // A remark, because a feature may do nothing yet, and an extension may have the 'body'.
  static func noBody() -> Self {
    Self(
      "noBody",
      .remark,
      "this feature has no 'body' in here, and does nothing unless an extension has one; write it in here"
    )
  }

  static func notObservable() -> Self {
    Self(
      "notObservable",
      .remark,
      "a form can only write to a state that is observed; put '@ObservableState' on 'State'"
    )
  }

  static func otherAttribute(_ found: String, for name: String) -> Self {
    Self(
      "otherAttribute",
      .error,
      "'@\(found)' has no meaning in '@ObservableState'; write '@\(name)'"
    )
  }

  static func notOptional(_ name: String) -> Self {
    Self(
      "notOptional",
      .error,
      "'@Presents' goes on an optional 'var'; make '\(name)' one"
    )
  }

  static func presentsOutside() -> Self {
    Self(
      "presentsOutside",
      .error,
      "'@Presents' needs the struct around it to be observed; put '@ObservableState' on it"
    )
  }
}

/// What a fix-it does.
struct MacroFixIt: FixItMessage {
  var message: String

  var fixItID: MessageID { MessageID(domain: "BucleMacros", id: message) }
}

extension MacroExpansionContext {
  func report(
    _ message: MacroDiagnostic,
    at node: some SyntaxProtocol,
    fixIts: [FixIt] = []
  ) {
    diagnose(Diagnostic(node: Syntax(node), message: message, fixIts: fixIts))
  }
}

extension FixIt {
  /// Replaces a piece of source with another.
  static func replacing(
    _ old: some SyntaxProtocol,
    with new: some SyntaxProtocol,
    _ message: String
  ) -> FixIt {
    FixIt(
      message: MacroFixIt(message: message),
      changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))]
    )
  }

  /// Gives a name another text.
  static func renaming(_ token: TokenSyntax, to name: String) -> FixIt {
    let renamed = token.with(\.tokenKind, .identifier(name))
    return replacing(token, with: renamed, "rename to '\(name)'")
  }
}
