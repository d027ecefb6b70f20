import Testing

@testable import Workbook

@Suite struct HexColourTests {
  @Test(
    arguments: [
      ("#89b4fa", NamedColour.blue), ("#cba6f7", .magenta), ("#f9e2af", .yellow),
      ("#a6e3a1", .green),
      ("#f38ba8", .red), ("#94e2d5", .cyan), ("#FF0000", .red),
    ] as [(Substring, NamedColour)]
  )
  func `a pastel becomes the colour of its hue`(hex: Substring, named: NamedColour) {
    #expect(HexColour(hex)?.nearest == named)
  }

  @Test(arguments: ["#000000", "#ffffff", "#11111b"] as [Substring])
  func `a grey leaves the colour to the terminal`(hex: Substring) throws {
    #expect(try #require(HexColour(hex)).nearest == nil)
  }

  @Test(arguments: ["red", "#fff", "#12345g", "#+12345", "89b4fa0", ""] as [Substring])
  func `anything but six digits is refused`(text: Substring) {
    #expect(HexColour(text) == nil)
  }
}
