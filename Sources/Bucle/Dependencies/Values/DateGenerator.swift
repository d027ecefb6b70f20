public import FoundationEssentials

/// Tells the time: `@Dependency(\.date.now) var ahora`, or `date()` of `@Dependency(\.date) var date`.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// A generator that asks a closure for each date.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// The date at this moment; setting it stops time there.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// The date at this moment.
  public func callAsFunction() -> Date { generate() }

  /// Always the same date.
  public static func constant(_ now: Date) -> Self { Self { now } }
}

extension DependencyValues {
  /// Tells the time; a test has to say what time it is: `$0.date.now = …`.
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }
}

private enum DateGeneratorKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }

  static var testValue: DateGenerator {
    let missing = MissingValue("date", example: "date.now = Date(timeIntervalSince1970: 0)")
    return DateGenerator {
      missing.report()
      return Date(timeIntervalSince1970: 0)
    }
  }
}
