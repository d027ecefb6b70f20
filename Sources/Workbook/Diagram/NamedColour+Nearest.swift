import Foundation

extension NamedColour {
  /// The named colour that comes nearest to `#rrggbb`; nil if the text is no such colour.
  ///
  /// A colourful one is matched by hue, because a terminal's user chooses how pale its colours are; the
  /// lightness then decides between the plain and the bright variant. Hue, chroma and lightness are those
  /// of OKLab: Björn Ottosson, https://bottosson.github.io/posts/oklab/.
  init?(nearestTo hex: Substring) {
    guard hex.count == 7, hex.first == "#", let value = UInt32(hex.dropFirst(), radix: 16) else {
      return nil
    }
    let colour = OKLab(rgb: value)
    guard colour.chroma > 0.04 else {
      let greys: [NamedColour] = [.black, .brightBlack, .white, .brightWhite]
      self = greys[min(3, Int(colour.lightness * 4))]
      return
    }
    let hues = Self.hues.map { (distance: colour.hueDistance(to: OKLab(rgb: $0.rgb)), pair: $0) }
    let nearest = hues.min { $0.distance < $1.distance }?.pair ?? Self.hues[0]
    self = colour.lightness > 0.7 ? nearest.bright : nearest.plain
  }

  private static let hues: [(rgb: UInt32, plain: NamedColour, bright: NamedColour)] = [
    (0xFF0000, .red, .brightRed),
    (0xFFFF00, .yellow, .brightYellow),
    (0x00FF00, .green, .brightGreen),
    (0x00FFFF, .cyan, .brightCyan),
    (0x0000FF, .blue, .brightBlue),
    (0xFF00FF, .magenta, .brightMagenta),
  ]
}

/// A colour by how light it is and how it differs from grey.
private struct OKLab {
  let lightness: Double
  private let greenRed: Double
  private let blueYellow: Double

  init(rgb: UInt32) {
    let red = Self.linear(rgb >> 16 & 0xFF)
    let green = Self.linear(rgb >> 8 & 0xFF)
    let blue = Self.linear(rgb & 0xFF)
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
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
