import Bilingual
import Testing
import Typography
import Wire
import Workbook

@testable import BucleCLI

@Suite struct FormTests {
  private static func element(
    _ kind: Screen.Element.Kind,
    _ label: String,
    isEnabled: Bool = true
  ) -> Screen.Element {
    Screen.Element(kind: kind, label: label, value: "", isEnabled: isEnabled)
  }

  private static func reading(_ elements: [Screen.Element]) -> Reading {
    var reading = Reading()
    reading.state = .record("State", [Tree.Field("nombre", .text(""))])
    reading.screen = Screen(rows: elements.map { "[ \($0.label) ]" }, elements: elements)
    return reading
  }

  private let profile = FormTests.reading([
    element(.text, "Perfil"), element(.field, "Nombre"), element(.toggle, "Avisos"),
    element(.button, "+", isEnabled: false), element(.button, "+"),
  ])

  @Test func `the focus goes round what can be touched`() {
    var form = Form(profile)
    var labels = [form.focused?.label]
    for _ in 0..<3 {
      #expect(form.handle(.tab) == .redraw)
      labels.append(form.focused?.label)
    }
    #expect(labels == ["Nombre", "Avisos", "+", "Nombre"])
    _ = form.handle(.backTab)
    #expect(form.focused?.label == "+")
  }

  @Test func `each key does to the element what it is for`() {
    var form = Form(profile)
    let name = Stimulus.Locator("Nombre")
    #expect(form.handle(.character("ñ")) == .stimulus(.interact(name, .type("ñ"))))
    #expect(form.handle(.backspace) == .stimulus(.interact(name, .erase(1))))
    #expect(form.handle(.enter) == .redraw)
    #expect(form.handle(.character(" ")) == .stimulus(.interact(.init("Avisos"), .toggle)))
    #expect(form.handle(.backspace) == .redraw)
    _ = form.handle(.tab)
    // The second of its label: the first cannot be touched.
    #expect(form.handle(.enter) == .stimulus(.interact(.init("+", index: 1), .tap)))
    #expect(form.handle(.leave) == .leave)
  }

  @Test func `a form without anything to touch can be left`() {
    var form = Form(Self.reading([]))
    for key in [Key.tab, .enter, .character("a"), .backspace, .up] {
      #expect(form.handle(key) == .redraw)
    }
    #expect(form.handle(.leave) == .leave)
  }

  @Test func `the focus stays with its element, or on the last one`() {
    var form = Form(profile)
    _ = form.handle(.tab)
    let both = [Self.element(.button, "Nuevo"), Self.element(.toggle, "Avisos")]
    form.take(Self.reading(both), of: .dismiss)
    #expect(form.focused?.label == "Avisos")
    form.take(Self.reading([Self.element(.button, "Nuevo")]), of: .dismiss)
    #expect(form.focused?.label == "Nuevo")
    form.take(Self.reading([]), of: .dismiss)
    #expect(form.focused == nil)
  }

  @Test func `a refused key leaves the form as it was`() {
    var form = Form(profile)
    var refused = Self.reading([])
    refused.refusal = .disabledElement("Nombre")
    form.take(refused, of: .dismiss)
    #expect(form.reading == profile)
    #expect(form.turns.isEmpty)
    let rendering = FormRendering(
      form: form,
      name: "perfil",
      scene: Fixture.scene(),
      height: 24
    )
    #expect(rendering.rows.last?.text.hasPrefix("Nombre is disabled") == true)
    _ = form.handle(.tab)
    #expect(form.refusal == nil)
  }

  @Test func `a picker goes round its options`() {
    let size = Stimulus.Locator("Talla")
    func key(_ key: Key, chosen: String, _ choices: [String] = ["S", "M", "L"]) -> Form.Response {
      let picker = Screen.Element(
        kind: .picker,
        label: "Talla",
        value: chosen,
        isEnabled: true,
        choices: choices
      )
      var form = Form(Self.reading([picker]))
      return form.handle(key)
    }
    #expect(key(.character(" "), chosen: "S") == .stimulus(.interact(size, .choose("M"))))
    #expect(key(.enter, chosen: "L") == .stimulus(.interact(size, .choose("S"))))
    #expect(key(.right, chosen: "M") == .stimulus(.interact(size, .choose("L"))))
    #expect(key(.left, chosen: "S") == .stimulus(.interact(size, .choose("L"))))
    // Nothing is chosen yet.
    #expect(key(.right, chosen: "") == .stimulus(.interact(size, .choose("S"))))
    #expect(key(.left, chosen: "") == .stimulus(.interact(size, .choose("L"))))
    #expect(key(.right, chosen: "", []) == .redraw)
    #expect(key(.character("x"), chosen: "S") == .redraw)
  }

  @Test(arguments: [20, 40, 63, 64, 120], [3, 8, 24])
  func `every row fits, and there are as many as the terminal has`(width: Int, height: Int) {
    var form = Form(profile)
    var turn = profile
    let long = String(repeating: "á界", count: 60)
    turn.state = .record("State", [Tree.Field("nombre", .text(long))])
    turn.actions = (0..<30).map { _ in
      Reading.ReducedAction(action: .variant("teclea", .text(long)), state: turn.state)
    }
    form.take(turn, of: .dismiss)
    let rows = FormRendering(
      form: form,
      name: "perfil",
      scene: Fixture.scene(.spanish, width: width),
      height: height
    ).rows
    #expect(rows.count == height)
    #expect(rows.allSatisfy { $0.width <= width })
  }

  @Test(arguments: [30, 80], [4, 6, 8, 10])
  func `the row that the focus is in is always on the screen`(width: Int, height: Int) {
    let elements = (1...12).map { Self.element(.field, "Campo \($0)") }
    var form = Form(Self.reading(elements))
    for _ in elements {
      let label = form.focused?.label ?? ""
      let rows = FormRendering(
        form: form,
        name: "perfil",
        scene: Fixture.scene(width: width),
        height: height
      ).rows.map(\.text)
      #expect(rows.contains { $0.hasPrefix("▸") && $0.contains("[ \(label) ]") }, "\(rows)")
      _ = form.handle(.tab)
    }
  }

  @Test func `a model's changes stand beside its screen, though no action came`() {
    func rows(_ form: Form) -> String {
      FormRendering(form: form, name: "perfil", scene: Fixture.scene(), height: 24)
        .rows.map(\.text).joined(separator: "\n")
    }
    var form = Form(profile)
    #expect(rows(form).contains("Nothing has happened yet."))
    var turn = profile
    turn.state = .record("State", [Tree.Field("nombre", .text("A"))])
    turn.notified = ["nombre"]
    form.take(turn, of: .interact(.init("Nombre"), .type("A")))
    #expect(rows(form).contains("↓ nombre: \"\" → \"A\""))
  }

  @Test func `only rows that change are written`() {
    var painter = Painter()
    #expect(painter.paint(["uno", "dos"]).contains("dos"))
    let text = painter.paint(["uno", "tres"])
    #expect(text.contains("tres"))
    #expect(!text.contains("uno"))
    #expect(painter.paint(["uno", "tres"]).isEmpty)
    // A row that is gone is emptied.
    #expect(painter.paint(["uno"]).contains("[2;1H"))
  }
}
