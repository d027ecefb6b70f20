import Testing

/// A mistake that a newcomer makes, as an edit of a feature that compiles.
struct Mistake: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// The whole file; the guilty line ends in `// ←`.
  var source: String
  /// What the error must mention.
  var mentions: String
  /// Where a warning says more, if it does.
  var warnedLine: Int?

  init(_ name: String, _ old: String, _ new: String, then tail: String = "", mentions: String) {
    testDescription = name
    source = Self.feature.replacing(old, with: new) + tail
    self.mentions = mentions
  }

  /// A mistake in a file that uses the feature.
  init(_ name: String, using tail: String, mentions: String) {
    self.init(name, "", "", then: tail, mentions: mentions)
  }

  static let feature = """
    @Reducer
    struct Lista {
      @ObservableState
      struct State: Equatable {
        var cuenta = 0
        var texto = ""
      }
      enum Action {
        case sumar
        case fijar(Int)
        case cargar
      }
      enum CancelID { case carga }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .sumar:
            state.cuenta += 1
            return .none
          case .fijar(let valor):
            state.cuenta = valor
            return .none
          case .cargar:
            return .run { send in
              try await Task.sleep(for: .seconds(1))
              await send(.fijar(1))
            }
            .cancellable(id: CancelID.carga)
          }
        }
      }
    }

    """

  /// The guilty line, counted from 1; `nil` if there is none.
  var line: Int? {
    source.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasSuffix("// ←") }.map { $0 + 1 }
  }
}
