import Examiner
import Foundation
import Workbook

/// Compiles a kata as soon as one of its files is saved, so that a check finds it compiled.
///
/// What was compiled is taken only for the very files that lie in the workspace when it is asked for.
final class AdvanceBuilds: Sendable {
  private let katas: [String: Kata]
  private let workspace: Workspace
  private let builder: WorkspaceBuilder
  private let saves: SaveWatch
  private let stop: Cancellation
  /// Guards `shared`, and tells of every change of it.
  private let changed = NSCondition()
  nonisolated(unsafe) private var shared = Shared()

  private struct Shared {
    var builds: [Kata.ID: Build] = [:]
    var isOver = false
  }

  private enum Build {
    case started(ContentHash)
    case done(ContentHash, BuildOutcome)

    var hash: ContentHash {
      switch self {
      case .started(let hash), .done(let hash, _): hash
      }
    }
  }

  /// Begins to listen; throws where the kernel gives no means to.
  init(
    _ katas: [Kata],
    in workspace: Workspace,
    builder: WorkspaceBuilder
  ) throws(Examiner.PosixError) {
    self.workspace = workspace
    self.builder = builder
    saves = try SaveWatch()
    stop = try Cancellation()
    var folders: [String: Kata] = [:]
    for kata in katas { folders[workspace.folder(of: kata.id).path] = kata }
    self.katas = folders
    for folder in folders.keys { saves.watch(folder) }
    // A compiler dies with the thread that started it: this one lives as long as the session.
    Thread { [self] in listen() }.start()
  }

  /// Stops listening, ends what is being compiled, and waits until that is gone.
  func end() {
    stop.cancel()
    changed.lock()
    defer { changed.unlock() }
    while !shared.isOver { changed.wait() }
  }

  /// What comes of compiling the kata's files, whose fingerprint is `hash`.
  ///
  /// Takes what was compiled ahead, waits for a compiler that is at it, or else compiles here.
  func outcome(
    for kata: Kata,
    _ hash: ContentHash,
    cancellation: Cancellation?
  ) throws(BuildError) -> BuildOutcome {
    saves.watch(workspace.folder(of: kata.id).path)
    if let outcome = finished(kata, hash, cancellation) { return outcome }
    if cancellation?.isCancelled == true { throw .cancelled }
    return try build(kata, hash, cancellation: cancellation)
  }

  /// `nil` where these files were not compiled ahead, or where the learner stops the wait.
  private func finished(
    _ kata: Kata,
    _ hash: ContentHash,
    _ cancellation: Cancellation?
  ) -> BuildOutcome? {
    changed.lock()
    defer { changed.unlock() }
    while case .started(hash)? = shared.builds[kata.id], cancellation?.isCancelled != true {
      _ = changed.wait(until: Date(timeIntervalSinceNow: 0.02))
    }
    guard case .done(hash, let outcome)? = shared.builds[kata.id] else { return nil }
    return outcome
  }

  private func build(
    _ kata: Kata,
    _ hash: ContentHash,
    cancellation: Cancellation?
  ) throws(BuildError) -> BuildOutcome {
    set(.started(hash), for: kata)
    do throws(BuildError) {
      let outcome = try builder.build(kata, in: workspace, cancellation: cancellation)
      // Saved again meanwhile: which of the two was compiled is not known.
      set(self.hash(of: kata) == hash ? .done(hash, outcome) : nil, for: kata)
      return outcome
    } catch {
      set(nil, for: kata)
      throw error
    }
  }

  // MARK: - The listener

  private func listen() {
    while let folders = saves.next(until: stop) {
      for kata in folders.compactMap({ katas[$0] }) {
        guard let hash = hash(of: kata), isNew(hash, of: kata) else { continue }
        // What keeps it from being compiled is told by the check, which tries again.
        _ = try? build(kata, hash, cancellation: stop)
      }
    }
    changed.lock()
    shared.isOver = true
    changed.broadcast()
    changed.unlock()
  }

  private func hash(of kata: Kata) -> ContentHash? {
    try? workspace.files(of: kata).contentHash
  }

  private func isNew(_ hash: ContentHash, of kata: Kata) -> Bool {
    changed.lock()
    defer { changed.unlock() }
    return shared.builds[kata.id]?.hash != hash
  }

  private func set(_ build: Build?, for kata: Kata) {
    changed.lock()
    shared.builds[kata.id] = build
    changed.broadcast()
    changed.unlock()
  }
}
