import Foundation

/// A colour as an author writes it, `#rrggbb`.
struct HexColour {
  private let colour: OKLab

  /// Reads six hexadecimal digits after a `#`; nil for anything else.
  init?(_ text: Substring) {
    guard text.count == 7, text.first == "#", text.dropFirst().allSatisfy(\.isHexDigit),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    colour = OKLab(rgb: value)
  }

  /// The named colour of the nearest hue; nil for black, white and grey.
  ///
  /// Hue alone decides, because a terminal's user chooses how pale its colours are. The bright variants
  /// and the greys are left out: one background or another makes each of them illegible. Hue and chroma
  /// are those of OKLab: Björn Ottosson, https://bottosson.github.io/posts/oklab/.
  var nearest: NamedColour? {
    guard colour.chroma > 0.04 else { return nil }
    let distances = Self.hues.map { hue in
      (named: hue.named, distance: colour.hueDistance(to: OKLab(rgb: hue.rgb)))
    }
    return distances.min { $0.distance < $1.distance }?.named
  }

  private static let hues: [(named: NamedColour, rgb: UInt32)] = [
    (.red, 0xFF0000), (.yellow, 0xFFFF00), (.green, 0x00FF00), (.cyan, 0x00FFFF),
    (.blue, 0x0000FF), (.magenta, 0xFF00FF),
  ]
}

/// A colour by how it differs from the grey that is as light.
private struct OKLab {
  private let greenRed: Double
  private let blueYellow: Double

  init(rgb: UInt32) {
    let red = Self.linear(rgb >> 16 & 0xFF)
    let green = Self.linear(rgb >> 8 & 0xFF)
    let blue = Self.linear(rgb & 0xFF)
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    greenRed = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  var chroma: Double { (greenRed * greenRed + blueYellow * blueYellow).squareRoot() }

  /// The angle between the two hues, in radians from 0 to π.
  func hueDistance(to other: OKLab) -> Double {
    let difference = abs(
      atan2(blueYellow, greenRed) - atan2(other.blueYellow, other.greenRed)
    )
    return min(difference, 2 * Double.pi - difference)
  }

  /// Undoes the transfer function of sRGB (IEC 61966-2-1).
  private static func linear(_ byte: UInt32) -> Double {
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
