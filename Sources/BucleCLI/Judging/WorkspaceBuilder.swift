import Examiner
import Foundation
import Workbook

/// Compiles a kata's files as they lie in a learner's workspace.
struct WorkspaceBuilder: Sendable {
  let installation: Installation
  let environment: [String: String]
  let limits: CourseLimits
  /// What the exams' explorations will find where an answer is right.
  let forecasts: Forecasts
  /// What the references have answered so far.
  let answers: ReferenceAnswers
  /// Whether a link among the kata's files is read: not in somebody else's.
  var followsLinks = true
  var pace = KataBuilder.Pace.soonest
  /// Where more are judged at a time than are to be compiled.
  var turnstile: Turnstile?

  /// Whether a single kata at work leaves a core to do more: not where there is always another to judge.
  var hasIdleCore: Bool {
    pace == .soonest && ProcessInfo.processInfo.activeProcessorCount > 1
  }

  init(
    installation: Installation,
    environment: [String: String],
    limits: CourseLimits = CourseLimits(),
    forecasts: Forecasts? = nil,
    answers: ReferenceAnswers = ReferenceAnswers()
  ) {
    self.installation = installation
    self.environment = environment
    self.limits = limits
    self.forecasts = forecasts ?? Forecasts(in: installation.forecasts)
    self.answers = answers
  }

  /// A kata of scripts is compiled into nothing, and has no place here.
  func build(
    _ kata: Kata,
    in workspace: Workspace,
    cancellation: Cancellation?
  ) throws(BuildError) -> BuildOutcome {
    guard let modules = kata.modules else { throw .files("\(kata.id) has nothing to compile") }
    let toolchain = try toolchain()
    var sources = KataSources(
      id: kata.id.rawValue,
      module: modules.module,
      probeModule: modules.probe,
      files: kata.files.map { workspace.file($0, of: kata.id) },
      probe: kata.probeFile
    )
    sources.linked = try interface(of: kata, cancellation: cancellation)
    sources.followsLinks = followsLinks
    return try KataBuilder(
      installation: installation,
      toolchain: toolchain,
      limits: limits.compiler,
      subjectLimits: limits.subject,
      pace: pace,
      turnstile: turnstile
    ).build(sources, cancellation: cancellation)
  }

  /// The right version of the module that a kata's tests are about, compiled; `nil` where it asks for none.
  func interface(
    of kata: Kata,
    cancellation: Cancellation? = nil
  ) throws(BuildError) -> LinkedModule? {
    guard let tested = try testedModule(of: kata) else { return nil }
    return try testedBuilder().build(tested.name, [tested.source], cancellation).first
  }

  /// Where that will lie once it is compiled.
  func place(of kata: Kata) throws(BuildError) -> LinkedModule? {
    guard let tested = try testedModule(of: kata) else { return nil }
    return try testedBuilder().place(of: tested)
  }

  private func testedBuilder() throws(BuildError) -> TestedModuleBuilder {
    TestedModuleBuilder(installation: installation, toolchain: try toolchain())
  }

  /// The right version and the wrong ones of the module that a kata's tests are about.
  func libraries(
    of tested: TestedModule,
    _ mutants: [HiddenMutant],
    cancellation: Cancellation?,
    progress: (Int) -> Void
  ) throws(BuildError) -> TestedLibraries {
    try TestedLibraries(
      tested,
      mutants: mutants,
      builder: testedBuilder(),
      cancellation: cancellation,
      progress: progress
    )
  }

  /// The module that a kata's tests are about; `nil` where it asks for no tests.
  func testedModule(of kata: Kata) throws(BuildError) -> TestedModule? {
    guard case .tests(_, of: let name) = kata.kind, let file = kata.testedFile else { return nil }
    do {
      return TestedModule(name: name, source: try String(contentsOf: file, encoding: .utf8))
    } catch {
      throw .files(String(describing: error))
    }
  }

  private func toolchain() throws(BuildError) -> Toolchain {
    do throws(ToolchainError) {
      return try Toolchain(environment: environment)
    } catch {
      throw .toolchain(error)
    }
  }
}
