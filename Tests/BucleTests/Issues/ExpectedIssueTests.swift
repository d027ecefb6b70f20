import Bilingual
import ComposableArchitecture
import Testing

@MainActor
@Suite struct ExpectedIssueTests {
  @Test func `an issue that is expected is none, and one that does not come is`() async {
    struct Fallo: Error {}
    let linea = #line + 2
    let issues = await IssueCollector.collect {
      withExpectedIssue {}
      withExpectedIssue("la cuenta") {}
      withExpectedIssue { reportIssue("mal") }
      withExpectedIssue { throw Fallo() }
      withExpectedIssue(isIntermittent: true) {}
      await withExpectedIssue { await Task.megaYield(count: 1) }
      await withExpectedIssue { await Task { reportIssue("mal") }.value }
    }
    #expect(issues.map(\.site.line) == [linea, linea + 1, linea + 5])
    #expect(
      issues.prefix(2).map(\.message) == [
        Localized(
          es: "se esperaba un error y no ha habido ninguno",
          en: "an issue was expected, and none came"
        ),
        Localized(
          es: "la cuenta\nse esperaba un error y no ha habido ninguno",
          en: "la cuenta\nan issue was expected, and none came"
        ),
      ]
    )
  }

  @Test func `a clock that a test must not use reports its sleep where it was made`() async {
    let linea = #line + 2
    let issues = await IssueCollector.collect {
      let reloj: any Clock<Duration> = .unimplemented("espera")
      try? await reloj.sleep(for: .seconds(1))
      let otro = UnimplementedClock<Duration>()
      #expect(otro.now == otro.now)
    }
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message) == [
        Localized(
          es: "se ha usado 'sleep' del reloj 'espera', que esta prueba no debía usar",
          en: "'sleep' of the clock 'espera' was used, which this test should not use"
        )
      ]
    )
  }
}
