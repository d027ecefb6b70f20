import Examiner
import Workbook

/// Compiles a kata's files as they lie in a learner's workspace.
struct WorkspaceBuilder: Sendable {
  let installation: Installation
  let environment: [String: String]
  let limits: CourseLimits
  /// What the exams' explorations will find where an answer is right.
  let forecasts: Forecasts

  init(
    installation: Installation,
    environment: [String: String],
    limits: CourseLimits = CourseLimits(),
    forecasts: Forecasts? = nil
  ) {
    self.installation = installation
    self.environment = environment
    self.limits = limits
    self.forecasts = forecasts ?? Forecasts(in: installation.forecasts)
  }
  /// Whether a link among the kata's files is read: not in somebody else's.
  var followsLinks = true
  var pace = KataBuilder.Pace.soonest

  func build(
    _ kata: Kata,
    in workspace: Workspace,
    cancellation: Cancellation?
  ) throws(BuildError) -> BuildOutcome {
    let toolchain: Toolchain
    do throws(ToolchainError) {
      toolchain = try Toolchain(environment: environment)
    } catch {
      throw .toolchain(error)
    }
    var sources = KataSources(
      id: kata.id.rawValue,
      module: kata.module,
      probeModule: kata.probe,
      files: kata.files.map { workspace.file($0, of: kata.id) },
      probe: kata.probeFile
    )
    sources.followsLinks = followsLinks
    return try KataBuilder(
      installation: installation,
      toolchain: toolchain,
      limits: limits.compiler,
      subjectLimits: limits.subject,
      pace: pace
    ).build(sources, cancellation: cancellation)
  }
}
