/// The one place where two texts differ, as `diff -u` shows it.
struct UnifiedDiff {
  private let file: String
  private let old: [Substring]
  private let new: [Substring]
  private static let context = 3

  init(file: String, from old: String, to new: String) {
    self.file = file
    self.old = old.split(separator: "\n", omittingEmptySubsequences: false)
    self.new = new.split(separator: "\n", omittingEmptySubsequences: false)
  }

  var text: String {
    let shorter = min(old.count, new.count)
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let common = min(tail, shorter - head)
    let start = max(0, head - Self.context)
    let trailing = min(common, Self.context)
    let oldEnd = old.count - common + trailing
    let newEnd = new.count - common + trailing
    var lines = ["--- \(file)", "+++ \(file)"]
    lines.append("@@ -\(start + 1),\(oldEnd - start) +\(start + 1),\(newEnd - start) @@")
    lines += old[start..<head].map { " \($0)" }
    lines += old[head..<old.count - common].map { "-\($0)" }
    lines += new[head..<new.count - common].map { "+\($0)" }
    lines += old[old.count - common..<oldEnd].map { " \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
