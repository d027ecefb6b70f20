/// Ends the presentation of the feature that calls it from an effect: `await dismiss()`.
///
/// ```swift
/// @Reducer
/// struct Detalle {
///   @ObservableState
///   struct State {}
///   enum Action { case cerrar }
///   @Dependency(\.dismiss) var dismiss
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .cerrar:
///         return .run { _ in await dismiss() }
///       }
///     }
///   }
/// }
/// ```
///
/// The parent that presents the feature gets `.dismiss`. Where nothing is presented, the call is reported.
public struct DismissEffect: Sendable {
  /// What a test, or a tool, does instead; `nil` if none said.
  let replacement: (@MainActor @Sendable () async -> Void)?

  /// Stands in for a parent where there is none, as in the test of the presented feature alone.
  public init(_ dismiss: @escaping @MainActor @Sendable () async -> Void) {
    replacement = dismiss
  }

  init() {
    replacement = nil
  }

  /// Ends the presentation; on return the parent has reduced it.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    if let dismiss = Presentation.current?.dismiss {
      dismiss()
    } else if let replacement {
      await replacement()
    } else {
      reportIssue(
        CompositionText.nothingPresented(),
        at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
  }
}

extension DependencyValues {
  /// Ends the presentation of the feature that asks for it.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the feature that asks is presented by another.
  public var isPresented: Bool {
    Presentation.current != nil || dismiss.replacement != nil
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect()
  static var testValue: DismissEffect { DismissEffect() }
}
