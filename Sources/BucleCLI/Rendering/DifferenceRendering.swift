import Bilingual
import Wire
import Workbook

extension Scene {
  /// What differs between two moments: the state, and whether the picture does.
  func difference(_ moments: Session.Moments, _ before: Reading, _ after: Reading) -> [Line] {
    var lines = [paragraph(LoopText.moments(from: moments.from, to: moments.to), .dim)]
    let changes = before.state.changes(to: after.state)
    lines += changes.isEmpty ? [paragraph(LoopText.noChange, .dim)] : changes.map { change($0) }
    guard let old = before.screen, let new = after.screen else { return lines }
    if old.rows == new.rows { return lines + [paragraph(LoopText.samePicture, .dim)] }
    return lines + screen(before) + screen(after)
  }
}
