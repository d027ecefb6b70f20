package import Foundation
import Synchronization
import Wire

/// The forecasts of exams' explorations, each made once: for a process, and for later ones in a folder.
///
/// What lies in the folder may be old or forged. Following a forecast finds that out, at the cost of an
/// exploration without one.
package final class Forecasts: Sendable {
  private let folder: URL?
  private let entries = Mutex<[String: Entry]>([:])

  /// One exploration's forecast; who asks while it is being made waits for it.
  private final class Entry: Sendable {
    let state = Mutex(State.unknown)
  }

  private enum State {
    case unknown
    /// `nil` where no forecast can be made.
    case known(Forecast?)
  }

  /// Forecasts that are kept in `folder`, or for this process alone.
  package init(in folder: URL? = nil) {
    self.folder = folder
  }

  /// Makes the forecasts that an exam will need, as far as they are not known.
  package func prepare(_ exam: Exam, reference: Subject, cancellation: Cancellation? = nil) {
    for check in exam.checks {
      // What keeps one from being made is told where the exam itself asks.
      _ = try? forecast(for: check, of: exam, reference, cancellation)
    }
  }

  /// The forecast for a check; `nil` where it explores nothing, or more than its time limit allows.
  func forecast(
    for check: Check,
    of exam: Exam,
    _ reference: Subject,
    _ cancellation: Cancellation?
  ) throws(ExamFailure) -> Forecast? {
    guard case .exhaustive(let exploration) = check.question else { return nil }
    let explorer = Explorer(exploration, by: check.yardstick)
    let name = Self.name(of: explorer, reference)
    let entry = entries.withLock { entries in
      let entry = entries[name] ?? Entry()
      entries[name] = entry
      return entry
    }
    return try entry.state.withLock { state throws(ExamFailure) in
      if case .known(let forecast) = state { return forecast }
      let file = folder?.appending(path: "\(exam.kata).\(check.id)")
      if let kept = file.flatMap({ Forecast(at: $0, name: name, bound: exploration.bound) }) {
        state = .known(kept)
        return kept
      }
      let forecast = try Forecast.make(explorer, reference, cancellation)
      state = .known(forecast)
      if let file { forecast?.keep(at: file, name: name) }
      return forecast
    }
  }

  /// What a forecast depends on, as one name: the exploration, and the program that holds the reference.
  private static func name(of explorer: Explorer, _ reference: Subject) -> String {
    var hash = StableHash()
    hash.combine(explorer.fingerprint)
    for part in reference.command { hash.combine(part) }
    if let program = reference.command.first,
      let facts = try? FileManager.default.attributesOfItem(atPath: program)
    {
      hash.combine("\(facts[.size] ?? 0)")
      hash.combine("\((facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)")
    }
    return hash.description
  }
}

extension Forecast {
  fileprivate static func make(
    _ explorer: Explorer,
    _ reference: Subject,
    _ cancellation: Cancellation?
  ) throws(ExamFailure) -> Forecast? {
    let process: SubjectProcess
    do throws(SubjectFailure) {
      process = try SubjectProcess(reference, cancellation: cancellation)
    } catch {
      throw error == .cancelled ? .cancelled : .reference(error)
    }
    return try make(explorer, reference: process)
  }
}

extension Explorer {
  /// Everything that an exploration's places depend on, as text.
  fileprivate var fingerprint: String {
    let world = exploration.environment
    let events = exploration.alphabet.map { "\($0.subject)→\($0.reference)" }
    let answers = world.answers.sorted { $0.key < $1.key }.map { "\($0.key)→\($0.value)" }
    let limits = [exploration.bound, exploration.unprunedBound, Int(yardstick.aspects.rawValue)]
    let properties = yardstick.properties.map { "\($0)" } ?? ""
    return "\(events)\(world.time as Any)\(answers)\(world.dismiss)\(limits)\(properties)"
  }
}
