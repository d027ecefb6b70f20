import Testing
import Typography

@Suite struct DisplayWidthTests {
  @Test(
    arguments: [
      ("", 0), ("hola", 4), ("acción", 6), ("¿Qué?", 5), ("…", 1), ("▏", 1), ("\u{E000}", 1),
    ])
  func `letters and signs take one column each`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(
    arguments: [
      ("accio\u{301}n", 6), ("\u{301}", 0), ("a\u{20DD}", 1), ("\u{200D}", 0), ("\u{200B}", 0),
      ("\u{FE0F}", 0),
    ])
  func `combining marks and joiners take no column`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(
    arguments: [
      ("界", 2), ("日本語", 6), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("Ｆ", 2), ("ﾊ", 1),
      ("、", 2),
      ("\u{20000}", 2), ("\u{303F}", 1),
    ])
  func `East Asian wide characters take two columns`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(
    arguments: [
      ("🙂", 2), ("👩‍👩‍👧‍👦", 2), ("👍🏽", 2), ("☝🏽", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("🇪🇸", 2), ("🇪", 1),
      ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("a\u{FE0F}", 1),
    ])
  func `an emoji takes two columns whatever it is made of`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: [
    ("\n", 0), ("\r\n", 0), ("\t", 0), ("\u{1B}[1m", 3), ("\u{7F}", 0), ("\u{2028}", 0),
  ])
  func `control characters take no column`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func `an ordinary text is measured and cleaned like one with a wide character in it`() {
    for scalar in (0..<0x300).compactMap(Unicode.Scalar.init) where scalar != "\u{D}" {
      let text = "a\(scalar)b"
      #expect(text.displayWidth == "\(text)界".displayWidth - 2, "\(scalar.value)")
      #expect(text.withoutControls + "界" == "\(text)界".withoutControls, "\(scalar.value)")
    }
  }

  @Test func `a part of a text is measured like a text`() {
    #expect("a界b".dropFirst().displayWidth == 3)
  }

  @Test func `control characters are taken out and tabs and line breaks become spaces`() {
    #expect("a\tb\u{1B}[2Jc\r\nd\u{85}é👩‍👧".withoutControls == "a b[2Jc d é👩‍👧")
    #expect("plain".withoutControls == "plain")
    #expect("a\u{202E}b\u{2066}c\u{2069}\u{200D}".withoutControls == "abc\u{200D}")
  }
}
