public import Bilingual

/// A value that exists once per language, chosen by the reader's.
public struct Translated<Value> {
  /// The value for a reader of Spanish.
  public var es: Value
  /// The value for a reader of English.
  public var en: Value

  /// Pairs the two versions.
  public init(es: Value, en: Value) {
    self.es = es
    self.en = en
  }

  /// The version for a reader of the given language.
  public subscript(language: Language) -> Value {
    switch language {
    case .spanish: es
    case .english: en
    }
  }
}

extension Translated: Sendable where Value: Sendable {}
extension Translated: Equatable where Value: Equatable {}
extension Translated: Hashable where Value: Hashable {}
