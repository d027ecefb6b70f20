import Testing
import Wire

@testable import Examiner

@Suite struct `Comparing controls` {
  private let name = Screen.Element(kind: .field, label: "Nombre", value: "", isEnabled: true)
  private let save = Screen.Element(kind: .button, label: "Guardar", value: "", isEnabled: true)

  private func disagreement(
    of found: Screen,
    with expected: Screen
  ) -> Disagreement? {
    var readings = (Reading(), Reading())
    readings.0.screen = found
    readings.1.screen = expected
    return Yardstick(aspects: .controls).disagreement(of: readings.0, with: readings.1)
  }

  @Test func `takes another layout with further texts for the same`() {
    let found = Screen(rows: ["Perfil", "Guardar", "Nombre"], elements: [save, name])
    let expected = Screen(rows: ["Nombre", "Guardar"], elements: [name, save])
    #expect(disagreement(of: found, with: expected) == nil)
  }

  @Test func `misses no control that is of another kind, disabled or one too many`() {
    let expected = Screen(elements: [name, save])
    var secure = name
    secure.kind = .secureField
    var disabled = save
    disabled.isEnabled = false
    for found in [[secure, save], [name, disabled], [name, save, save], [name]] {
      #expect(disagreement(of: Screen(elements: found), with: expected) != nil)
    }
  }

  @Test func `takes a picker's options in any order, but no further ones`() {
    func picker(_ choices: String...) -> Screen {
      Screen(
        elements: [
          .init(kind: .picker, label: "Tono", value: "A", isEnabled: true, choices: choices)
        ]
      )
    }
    #expect(disagreement(of: picker("B", "A"), with: picker("A", "B")) == nil)
    #expect(disagreement(of: picker("A", "B", "C"), with: picker("A", "B")) != nil)
  }
}
