import Testing

@testable import BucleCLI

@Suite struct KeyDecoderTests {
  private func keys(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    return bytes.compactMap { decoder.take($0) }
  }

  @Test(
    arguments: [
      ([0x61], [Key.character("a")]),
      ([0xc3, 0xb1, 0x78], [.character("ñ"), .character("x")]),
      ([0xf0, 0x9f, 0x98, 0x80], [.character("😀")]),
      ([0x09, 0x0d, 0x7f], [.tab, .enter, .backspace]),
      ([0x1b, 0x5b, 0x5a], [.backTab]),
      ([0x1b, 0x5b, 0x41, 0x1b, 0x4f, 0x42], [.up, .down]),
      ([0x1b, 0x5b, 0x31, 0x3b, 0x35, 0x43], [.right]),
      ([0x1b, 0x5b, 0x44, 0x1b, 0x5b, 0x46], [.left, .other]),
      ([0x03], [.leave]),
      ([0xc3, 0x28, 0x61], [.other, .character("a")]),
    ] as [([UInt8], [Key])]
  )
  func `bytes are read as keys`(bytes: [UInt8], keys expected: [Key]) {
    #expect(keys(bytes) == expected)
  }

  @Test func `an escape that nothing follows is a key, and half a character is none`() {
    var decoder = KeyDecoder()
    #expect(decoder.take(0x1b) == nil)
    #expect(decoder.pause() == .leave)
    #expect(decoder.take(0xc3) == nil)
    #expect(decoder.pause() == nil)
    #expect(decoder.take(0xb1) == .character("ñ"))
  }
}
