import Classroom
import Examiner
import Foundation
import SyntaxWire
import Workbook

/// Verdicts on files that were judged before, under a key of all that they depend on.
///
/// A file holds the key and the verdict's fingerprint before the verdict: one that is damaged, or lies
/// under another's name, counts as none and is judged again.
struct VerdictCache {
  let folder: URL

  init(installation: Installation) {
    folder = installation.cache.appending(path: "verdicts")
  }

  func verdict(_ key: ContentHash, rules: [StructuralRule], exam: Exam) -> Verdict? {
    guard let entry = try? Data(contentsOf: file(key)),
      let record = Self.record(in: entry, key)
    else { return nil }
    return record.verdict(rules: rules, exam: exam)
  }

  /// Keeps a verdict, where judging again must come to the same; what cannot be written is not kept.
  func keep(_ verdict: Verdict, _ key: ContentHash) {
    guard let record = VerdictRecord(verdict), let bytes = try? JSONEncoder().encode(record) else {
      return
    }
    let head = "\(key.rawValue) \(ContentHash(of: bytes).rawValue)\n"
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? AtomicFile.replace(file(key), with: Data(head.utf8) + bytes, survives: false)
    prune()
  }

  private func file(_ key: ContentHash) -> URL {
    folder.appending(path: "\(key.rawValue).json")
  }

  private static func record(in entry: Data, _ key: ContentHash) -> VerdictRecord? {
    guard let end = entry.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let bytes = Data(entry[(end + 1)...])
    let head = "\(key.rawValue) \(ContentHash(of: bytes).rawValue)"
    guard Data(entry[..<end]) == Data(head.utf8) else { return nil }
    return try? JSONDecoder().decode(VerdictRecord.self, from: bytes)
  }

  /// How many verdicts are kept; the oldest go first.
  static let limit = 500

  private func prune() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: Array(keys)
      )) ?? []
    guard files.count > Self.limit else { return }
    let dated = files.map { file in
      (file, (try? file.resourceValues(forKeys: keys))?.contentModificationDate ?? .distantPast)
    }
    for (file, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(files.count - Self.limit) {
      try? FileManager.default.removeItem(at: file)
    }
  }
}
