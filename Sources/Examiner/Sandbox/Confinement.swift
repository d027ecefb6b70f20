import Glibc

/// Which walls a program of somebody else's runs behind on this machine.
///
/// Limits, a process group and a filter of system calls hold in every case.
package enum Confinement: Sendable, Hashable {
  /// A system of its own by bubblewrap: no network, no other process, and no file but those it needs.
  case enclosed(bubblewrap: String)
  /// It sees what its user sees.
  case limitsOnly(Absence)

  /// Why there is no bubblewrap.
  package enum Absence: Sendable, Hashable {
    case notInstalled
    /// It is there and cannot work, where user namespaces are forbidden for one; its own words.
    case refused(String)
    /// Nobody looked for it.
    case notAsked
  }

  /// What holds here, tried out once in the life of this process.
  package static let available = detected(at: ["/usr/bin/bwrap", "/usr/local/bin/bwrap"])

  package var isEnclosed: Bool {
    if case .enclosed = self { true } else { false }
  }

  /// Starts an empty enclosure at the first of these programs that is there.
  package static func detected(at places: [String]) -> Confinement {
    guard let program = places.first(where: { access($0, X_OK) == 0 }) else {
      return .limitsOnly(.notInstalled)
    }
    let enclosure = Enclosure(readable: ["/usr/bin"], writable: [])
    let command = enclosure.command(["/usr/bin/true"], bubblewrap: program)
    do {
      let words = try Descriptor.memoryFile(named: "bubblewrap")
      let child = try ChildProcess(
        command,
        environment: [:],
        streams: .init(input: .nullDevice(), output: words, error: words),
        limits: .compiler
      )
      let ending = try child.wait(atMost: .seconds(5))
      guard ending.cause == .exit(0) else { return .limitsOnly(.refused(words.contents())) }
      return .enclosed(bubblewrap: program)
    } catch {
      return .limitsOnly(.refused(String(describing: error)))
    }
  }
}

extension Confinement {
  /// Whose work is about to be run.
  package enum Authorship: Sendable, Hashable {
    case own
    case someoneElses
  }

  /// What is to be done before a program is run.
  package enum Decision: Sendable, Hashable {
    case run
    /// Run, having told once that nothing but limits confines it.
    case runAfterNotice
    case refuse
  }

  /// Somebody else's work runs behind limits alone only where the user insists on it.
  package func decision(on authorship: Authorship, insisting: Bool = false) -> Decision {
    switch (self, authorship) {
    case (.enclosed, _): .run
    case (.limitsOnly, .own): .runAfterNotice
    case (.limitsOnly, .someoneElses): insisting ? .runAfterNotice : .refuse
    }
  }
}
