import Testing
import Workbook

@Suite struct ListingLinesTests {
  private func lines(_ source: [String], width: Int = 60, glyphs: Glyphs = .unicode) -> [StyledLine]
  {
    Listing(notation: .swift, lines: source)
      .lines(RenderingOptions(width: width, glyphs: glyphs, usesColour: true))
  }

  @Test func `words of Swift have their roles`() {
    #expect(
      lines([#"@Reducer struct Uno { let a: Int = f("x\"y") } // fin"#])[0].spans == [
        StyledSpan("  "), StyledSpan("@Reducer", .keyword), StyledSpan(" "),
        StyledSpan("struct", .keyword),
        StyledSpan(" "), StyledSpan("Uno", .type), StyledSpan(" { "), StyledSpan("let", .keyword),
        StyledSpan(" a: "), StyledSpan("Int", .type), StyledSpan(" = f("),
        StyledSpan(#""x\"y""#, .string),
        StyledSpan(") } "), StyledSpan("// fin", .comment),
      ]
    )
  }

  @Test func `comments and long strings go on in the next row`() {
    let spans = lines(["/* a /* b", "*/ c", "*/ let", #"""""#, "if", #"""" + 1"#]).map {
      $0.spans.dropFirst()
    }
    #expect(
      spans
        == [
          [StyledSpan("/* a /* b", .comment)], [StyledSpan("*/ c", .comment)],
          [StyledSpan("*/", .comment), StyledSpan(" "), StyledSpan("let", .keyword)],
          [StyledSpan(#"""""#, .string)], [StyledSpan("if", .string)],
          [StyledSpan(#"""""#, .string), StyledSpan(" + 1")],
        ].map { $0[...] }
    )
  }

  @Test func `a row is broken between words and before a member, in a word only where it must be`()
  {
    let source = [
      "    guard state.cuenta > 0 else { return .none }",
      #"  Button("+") { store.send(.incremento) }"#,
      "      \(String(repeating: "a", count: 40)).b", "let x = 0.123456789012345678901",
    ]
    let shown = lines(source, width: 40).map(\.text)
    #expect(
      shown == [
        "      guard state.cuenta > 0 else { ", "  ↳ return .none }",
        #"    Button("+") { store.send("#, "  ↳ .incremento) }",
        "        " + String(repeating: "a", count: 32),
        "  ↳ " + String(repeating: "a", count: 8) + ".b",
        "  let x = 0.123456789012345678901",
      ]
    )
    let whole = source.joined().filter { !$0.isWhitespace }
    for width in 9...30 {
      let text = lines(source, width: width).map(\.text).joined().filter {
        !$0.isWhitespace && $0 != "↳"
      }
      #expect(text == whole)
    }
  }

  @Test func `a row that is too long goes on below a mark`() {
    let long = ["let saludo = 12345678901234567890"]
    let unicode = ["  let saludo = 12345", "  ↳ 678901234567890"]
    #expect(lines(long, width: 20).map(\.text) == unicode)
    let ascii = ["  let saludo = 12345", "  > 678901234567890"]
    #expect(lines(long, width: 20, glyphs: .ascii).map(\.text) == ascii)
  }
}
