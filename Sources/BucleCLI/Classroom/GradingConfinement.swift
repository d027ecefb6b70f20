import Examiner

/// Keeps other people's code from running with all that the user may do.
enum GradingConfinement {
  /// Refuses to go on where nothing but limits confines it, unless the user insists.
  static func require(_ tool: Tool) throws(ToolError) {
    switch tool.installation.confinement.decision(
      on: .someoneElses,
      insisting: tool.options.isUnconfined
    ) {
    case .run: break
    case .runAfterNotice: tool.complain([tool.scene.paragraph(GradeText.unconfined, .warning)])
    case .refuse: throw .unconfined
    }
  }
}
