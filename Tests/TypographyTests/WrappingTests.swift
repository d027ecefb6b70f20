import Testing
import Typography

@Suite struct WrappingTests {
  @Test func `rows break at spaces, which are dropped`() {
    #expect(
      "el estado baja,  las acciones suben".wrapped(to: 12)
        == ["el estado", "baja,  las", "acciones", "suben"]
    )
  }

  @Test func `a text that just fits stays on one row`() {
    #expect("acción sube".wrapped(to: 11) == ["acción sube"])
    #expect("acción sube".wrapped(to: 10) == ["acción", "sube"])
  }

  @Test func `a text that fits keeps its indentation and loses the spaces at its end`() {
    #expect("  uno  ".wrapped(to: 7) == ["  uno"])
    #expect("   ".wrapped(to: 7) == [""])
    #expect("".wrapped(to: 7) == [""])
    #expect("x".wrapped(to: 0) == ["x"])
    #expect("  baja  ".wrapped(to: 7) == "  bajá  ".wrapped(to: 7).map { _ in "  baja" })
  }

  @Test func `rows after the first hang by the indent`() {
    #expect(
      "- uno dos tres cuatro".wrapped(to: 9, hangingIndent: 2) == [
        "- uno dos", "  tres", "  cuatro",
      ]
    )
  }

  @Test func `each paragraph begins anew and empty ones stay`() {
    #expect(
      "uno dos\n\ntres cuatro".wrapped(to: 6, hangingIndent: 1)
        == ["uno", " dos", "", "tres", " cuatr", " o"]
    )
  }

  @Test func `indentation of a paragraph is kept and spaces at its end are not`() {
    #expect("  uno dos  ".wrapped(to: 6) == ["  uno", "dos"])
    #expect("   ".wrapped(to: 6) == [""])
    #expect("".wrapped(to: 6) == [""])
  }

  @Test func `a word wider than a row is broken between clusters`() {
    #expect("a 👩‍👩‍👧‍👦界界e\u{301}b".wrapped(to: 5) == ["a", "👩‍👩‍👧‍👦界", "界e\u{301}b"])
  }

  @Test func `a no-break space does not break`() {
    #expect("a b\u{A0}c".wrapped(to: 4) == ["a", "b\u{A0}c"])
  }

  @Test func `a cluster wider than a row is left out`() {
    #expect("a界b".wrapped(to: 1) == ["a", "b"])
    #expect("ab".wrapped(to: 0, hangingIndent: 9) == ["a", "b"])
    #expect("a界b".wrapped(to: 2, hangingIndent: 9) == ["a", "界", "b"])
  }

  @Test(arguments: 1...20)
  func `no row is wider than asked and no letter is lost`(columns: Int) {
    let text = "Cada pulsación — 界 — sube como una acción; el 👩‍👩‍👧‍👦 estado  baja."
    let rows = text.wrapped(to: columns, hangingIndent: 3)
    #expect(rows.allSatisfy { $0.displayWidth <= columns && $0.last != " " })
    guard columns > 1 else { return }
    #expect(rows.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
