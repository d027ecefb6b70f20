import Testing
import Typography

@Suite struct JustificationTests {
  @Test(
    arguments: [
      (Justification.left, "界a  "), (.center, " 界a "), (.right, "  界a"),
    ])
  func `padding counts columns`(alignment: Justification, expected: String) {
    #expect("界a".padded(to: 5, alignment: alignment) == expected)
  }

  @Test func `an odd column of room goes to the right`() {
    #expect("ab".padded(to: 5, alignment: .center) == " ab  ")
  }

  @Test func `text that is too wide comes back as it is`() {
    #expect("cuenta".padded(to: 3) == "cuenta")
    #expect("cuenta".padded(to: -1, alignment: .right) == "cuenta")
  }
}
