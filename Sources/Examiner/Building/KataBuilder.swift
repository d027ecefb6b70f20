import Foundation

/// Compiles a learner's kata and its probe into a shared object for the subject program.
///
/// The learner's files are judged by the compiler alone, as a module of their own: its errors are the
/// only ones ever shown. The probe is compiled beside it, once the module's interface is known.
package struct KataBuilder: Sendable {
  private let installation: Installation
  private let toolchain: Toolchain
  private let limits: Limits
  private let subjectLimits: Limits
  private let pace: Pace
  private let turnstile: Turnstile?

  /// What a build saves.
  package enum Pace: Sendable {
    /// The time until it is done: while no probe is kept, the module's interface is made once more, beside the module.
    case soonest
    /// The processor's time, where there is always another kata to build.
    case thrifty
  }

  /// A builder whose `limits` hold for each run of the compiler, and `subjectLimits` for what is built.
  ///
  /// With a turnstile it compiles when it is let through.
  package init(
    installation: Installation,
    toolchain: Toolchain,
    limits: Limits = .compiler,
    subjectLimits: Limits = .subject,
    pace: Pace = .soonest,
    turnstile: Turnstile? = nil
  ) {
    self.pace = pace
    self.turnstile = turnstile
    self.limits = limits
    self.subjectLimits = subjectLimits
    self.installation = installation
    self.toolchain = toolchain
  }

  package func build(
    _ kata: KataSources,
    cancellation: Cancellation? = nil
  ) throws(BuildError) -> BuildOutcome {
    guard let turnstile else { return try compile(kata, cancellation) }
    return try turnstile.pass { () throws(BuildError) in try compile(kata, cancellation) }
  }

  private func compile(
    _ kata: KataSources,
    _ cancellation: Cancellation?
  ) throws(BuildError) -> BuildOutcome {
    var build = try KataBuild(
      kata,
      installation: installation,
      toolchain: toolchain,
      limits: limits
    )
    let compiled: CompilerJob.Result
    var hasInterface = true
    var probe: CompilerJob?
    switch pace {
    case .soonest where !build.isFamiliar:
      let interface = try build.emitModule()
      let module = try build.compile(besideInterface: true)
      hasInterface = try interface.result(cancellation).isSuccess
      if hasInterface { probe = try build.compileProbe() }
      compiled = try module.result(cancellation)
    case .soonest, .thrifty:
      compiled = try build.compile(besideInterface: false).result(cancellation)
      if compiled.isSuccess { probe = try build.compileProbe() }
    }
    guard compiled.isSuccess, hasInterface else { return .refused(build.diagnostics(compiled)) }
    if let probed = try probe?.result(cancellation) {
      guard probed.isSuccess else { return .incomplete(missing: try build.missingNames(probed)) }
      build.keepProbe()
    }
    let linked = try build.link().result(cancellation)
    guard linked.isSuccess else { return .refused([build.withoutPlace(linked.output)]) }
    var subject = build.subject
    subject.limits = subjectLimits
    return .built(BuiltKata(subject: subject, scratch: build.scratch))
  }
}
