internal import Synchronization

/// Random numbers that a test can foresee: `withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }`.
public final class WithRandomNumberGenerator: Sendable {
  private let generator: Mutex<any RandomNumberGenerator & Sendable>

  /// Numbers from a generator, which is used by one caller at a time.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = Mutex(generator)
  }

  /// Uses the generator.
  public func callAsFunction<R: Sendable>(
    _ work: (inout any RandomNumberGenerator & Sendable) -> R
  ) -> R {
    generator.withLock { generator in
      var own = generator
      defer { generator = own }
      return work(&own)
    }
  }
}

extension DependencyValues {
  /// Random numbers; a test has to say which generator it means.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
  typealias Value = WithRandomNumberGenerator
  static let liveValue: WithRandomNumberGenerator = WithRandomNumberGenerator(
    SystemRandomNumberGenerator()
  )
}
