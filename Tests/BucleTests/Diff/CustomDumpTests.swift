import Bilingual
import ComposableArchitecture
import Foundation
import Testing

private struct Plazo: Equatable {
  var espera = Duration.seconds(1)
  var titulo = "a"
}

/// Prints the same whatever it holds.
private struct Opaco: Equatable, CustomStringConvertible, CustomReflectable {
  var numero: Int
  var description: String { "opaco" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

@MainActor
@Suite struct CustomDumpTests {
  @Test func `durations, identifiers and dates are printed as they are written`() throws {
    let id = try #require(UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"))
    let dumps: [(Any, String)] = [
      (Duration.zero, ".zero"),
      (Duration.seconds(90), ".seconds(90)"),
      (Duration.seconds(-2), ".seconds(-2)"),
      (Duration.milliseconds(1500), ".milliseconds(1500)"),
      (Duration.microseconds(3), ".microseconds(3)"),
      (Duration.nanoseconds(7), ".nanoseconds(7)"),
      (Duration(attoseconds: 5), "Duration(attoseconds: 5)"),
      (Plazo(), #"Plazo(espera: .seconds(1), titulo: "a")"#),
      (UUID(12), "UUID(12)"),
      (id, #"UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8")!"#),
      (try #require(URL(string: "https://a.es/b?c=d")), #"URL(string: "https://a.es/b?c=d")!"#),
      (Data([1, 255]), "Data([1, 255])"),
      (Data(count: 2000), "2000 bytes"),
      (Double.nan, ".nan"),
      (-Double.infinity, "-.infinity"),
      (Float.infinity, ".infinity"),
      (0.1, "0.1"),
      (Date(timeIntervalSince1970: 1.5), "Date(timeIntervalSince1970: 1.5)"),
    ]
    for (value, text) in dumps { #expect(String(customDumping: value) == text) }
  }

  @Test func `the difference of two values is shown, of equal ones none`() {
    #expect(diff(Plazo(), Plazo()) == nil)
    #expect(
      diff(Plazo(), Plazo(titulo: "b")) == """
          Plazo(
            … (1 =)
        −   titulo: "a"
        +   titulo: "b"
          )
        """
    )
  }

  @Test func `values that are not equal are one report at the caller`() async {
    let linea = #line + 2
    let issues = await IssueCollector.collect {
      expectNoDifference(1, 2)
      expectNoDifference(1, 1)
      expectNoDifference(Opaco(numero: 1), Opaco(numero: 2), "la cuenta")
    }
    #expect(issues.map(\.site.line) == [linea, linea + 2])
    #expect(
      issues.map(\.message) == [
        Localized(
          es: "los valores son distintos\n  − 1\n  + 2\n\n(− el primero, + el segundo)",
          en: "the values differ\n  − 1\n  + 2\n\n(− the first, + the second)"
        ),
        Localized(
          es:
            "la cuenta\nlos valores son distintos\n  − opaco\n  + opaco\n\n(− el primero, + el segundo)",
          en: "la cuenta\nthe values differ\n  − opaco\n  + opaco\n\n(− the first, + the second)"
        ),
      ]
    )
  }

  @Test func `a difference is marked as its format says`() {
    #expect(diff([1, 2], [1, 3]) == "  [\n    … (1 =)\n−   2\n+   3\n  ]")
    #expect(diff([1, 2], [1, 3], format: .default) == "  [\n    … (1 =)\n-   2\n+   3\n  ]")
    #expect(diff(1, 1, format: .default) == nil)
  }

  @Test func `a value is printed into a text, with a name`() {
    var texto = ""
    let valor = customDump(Plazo(), to: &texto, name: "plazo", indent: 2)
    customDump(1, to: &texto)
    #expect(valor == Plazo())
    #expect(texto == "  plazo: \(String(customDumping: Plazo()))\n1\n")
  }
}
