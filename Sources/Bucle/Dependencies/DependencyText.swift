internal import Bilingual

/// What the runtime says about dependencies.
enum DependencyText {
  static func noTestValue(key: String) -> Localized {
    Localized(
      es: """
        la prueba usa la dependencia '\(key)', que no tiene valor para pruebas
        Para corregirlo, dale uno en la prueba: 'withDependencies: { $0.… = … }', o escribe 'static let testValue' en '\(key)'.
        """,
      en: """
        the test uses the dependency '\(key)', which has no value for tests
        To fix, give it one in the test: 'withDependencies: { $0.… = … }', or write 'static let testValue' in '\(key)'.
        """
    )
  }

  static func noTestValue(property: String, example: String) -> Localized {
    Localized(
      es: """
        la prueba usa '\(property)', que no tiene valor para pruebas
        Para corregirlo, dale uno en la prueba: 'withDependencies: { $0.\(example) }'.
        """,
      en: """
        the test uses '\(property)', which has no value for tests
        To fix, give it one in the test: 'withDependencies: { $0.\(example) }'.
        """
    )
  }

  static func forbiddenClock(name: String, member: String) -> Localized {
    Localized(
      es: "se ha usado '\(member)' del reloj '\(name)', que esta prueba no debía usar",
      en: "'\(member)' of the clock '\(name)' was used, which this test should not use"
    )
  }

  static func unimplementedClock(name: String, member: String) -> Localized {
    Localized(
      es: """
        la prueba usa '\(member)' del reloj '\(name)', que no tiene valor para pruebas
        Para corregirlo, dale uno en la prueba: 'withDependencies: { $0.\(name) = TestClock() }'.
        """,
      en: """
        the test uses '\(member)' of the clock '\(name)', which has no value for tests
        To fix, give it one in the test: 'withDependencies: { $0.\(name) = TestClock() }'.
        """
    )
  }

  static func unimplemented(name: String) -> Localized {
    let name = name.isEmpty ? "" : " '\(name)'"
    return Localized(
      es: """
        se ha llamado a un endpoint\(name) que no está implementado
        Para corregirlo, dale una implementación en la prueba: 'withDependencies: { $0.… = … }'.
        """,
      en: """
        an endpoint\(name) that is not implemented was called
        To fix, give it an implementation in the test: 'withDependencies: { $0.… = … }'.
        """
    )
  }
}
