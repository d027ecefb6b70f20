/// Frames that were drawn before, for whoever looks at the same few screens again and again.
///
/// What is shown depends on the blocks alone, so blocks that look alike need no second drawing.
@MainActor
package final class FrameAlbum {
  private struct Key: Hashable {
    let look: [UInt8]
    let width: Int
    let style: DrawingStyle
  }

  /// Beyond so many it starts anew: screens with typed text differ without end.
  private static let capacity = 1024

  private var frames: [Key: Frame] = [:]

  package init() {}

  func frame(of blocks: [Block], width: Int, style: DrawingStyle) -> Frame {
    var look = Look()
    look.add(blocks)
    let key = Key(look: look.bytes, width: width, style: style)
    if let frame = frames[key] { return frame }
    let frame = Frame(of: blocks, width: width, style: style)
    if frames.count == Self.capacity { frames.removeAll() }
    frames[key] = frame
    return frame
  }
}
