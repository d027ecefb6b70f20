import Examiner
import Workbook

/// Tells a learner, once in a workspace, that their programs run behind limits alone.
enum ConfinementNotice {
  static func give(_ tool: Tool) {
    tool.keep { file throws(ProgressError) in
      guard try !file.isToldUnconfined() else { return }
      tool.complain([
        tool.scene.paragraph(tool.installation.confinement.text, .dim),
        tool.scene.paragraph(ConfinementText.ownWork, .dim),
      ])
      try file.setToldUnconfined()
    }
  }
}
