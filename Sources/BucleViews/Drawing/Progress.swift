internal import Typography

/// How far something is, as it is drawn: `⋯ Cargando`, or `Copia: [█████░░░░░] 50%`.
@MainActor
struct Progress {
  let label: Block
  /// From 0 to 1; `nil` where it is not known.
  let fraction: Double?

  /// Columns of the bar where there is room enough, and where there is not.
  private static let barColumns = 20
  private static let leastBarColumns = 4
  /// Columns of `: `, of the brackets, and of ` 100%`.
  private static let colonColumns = 2
  private static let bracketColumns = 2
  private static let percentColumns = 5

  var idealWidth: Int {
    let name = label.idealWidth
    guard fraction != nil else {
      // The wider of the two marks decides, so that both styles fit.
      return DrawingStyle.ascii.busy.displayWidth + (name == 0 ? 0 : name + 1)
    }
    let caption = label.spokenText.withoutControls.displayWidth
    return (caption == 0 ? 0 : caption + Self.colonColumns) + Self.bracketColumns
      + Self.barColumns + Self.percentColumns
  }

  func picture(in columns: Int, style: DrawingStyle) -> Picture {
    guard let fraction else { return indeterminate(in: columns, style: style) }
    let fixed = Self.bracketColumns + Self.percentColumns
    let labelRoom = max(0, columns - fixed - Self.leastBarColumns - Self.colonColumns)
    let caption = label.spokenText.withoutControls
    let name = caption.clipped(to: labelRoom, ellipsis: style.ellipsis)
    let start = name.isEmpty ? "" : name + ": "
    let room = columns - start.displayWidth - fixed
    let bar = max(Self.leastBarColumns, min(Self.barColumns, room))
    let done = Int(fraction * Double(bar))
    let drawn =
      String(repeating: style.barDone, count: done)
      + String(repeating: style.barLeft, count: bar - done)
    return Picture(rows: ["\(start)[\(drawn)] \(Int(fraction * 100))%"])
  }

  private func indeterminate(in columns: Int, style: DrawingStyle) -> Picture {
    let mark = Picture(rows: [style.busy])
    let room = max(1, columns - mark.width - 1)
    let name = label.picture(in: room, style: style)
    if name.rows.isEmpty { return mark }
    return .horizontal([mark, name], alignment: .top, spacing: 1)
  }
}
