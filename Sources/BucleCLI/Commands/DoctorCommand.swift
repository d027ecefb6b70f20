import Workbook

/// `bucle doctor`: what the tool needs, whether it is there, and what to do where it is not.
enum DoctorCommand: Command {
  static func run(_ tool: Tool, _ operand: String?) throws(ToolError) -> ExitCode {
    let findings = Doctor(tool).findings
    let scene = tool.scene
    for finding in findings {
      let mark = finding.remedy == nil ? Line("✓ ", .good) : Line("✗ ", .bad)
      var line =
        mark + Line(scene.say(finding.name), .strong) + Line("  \(scene.say(finding.fact))")
      line.hangingIndent = 2
      tool.show([line])
      if let remedy = finding.remedy { tool.show([scene.paragraph(remedy).indented(4)]) }
    }
    return findings.allSatisfy { $0.remedy == nil } ? .success : .notJudged
  }
}
