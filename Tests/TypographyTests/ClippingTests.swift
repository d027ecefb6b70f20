import Testing
import Typography

@Suite struct ClippingTests {
  @Test(
    arguments: [
      ("cuenta", 6, "cuenta"), ("cuenta", 5, "cuen…"), ("cuenta", 1, "…"), ("cuenta", 0, ""),
      ("cuenta", -3, ""), ("", 0, ""), ("界界界", 6, "界界界"), ("界界界", 5, "界界…"), ("界界界", 4, "界…"),
      ("accio\u{301}n!", 5, "acci…"), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3, "👩‍👩‍👧‍👦…"),
    ])
  func `text is cut between grapheme clusters and marked`(
    text: String,
    columns: Int,
    expected: String
  ) {
    #expect(text.clipped(to: columns) == expected)
  }

  @Test func `the mark can be ASCII or left out`() {
    #expect("cuenta".clipped(to: 4, ellipsis: .ascii) == "cue~")
    #expect("cuenta".clipped(to: 4, ellipsis: .none) == "cuen")
    #expect("界界".clipped(to: 3, ellipsis: .none) == "界")
  }
}
