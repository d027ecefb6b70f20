import Wire

/// Scripts by their beginnings: what several of them begin with has to be read once.
struct ScriptTree {
  /// By the number of a beginning, and the position of the event that comes next.
  private var continuations: [UInt64: Int] = [:]
  private var hasContinuation: [Bool] = [false]

  /// Adds a script and all its beginnings.
  ///
  /// Returns how many of its first events were the beginning of another.
  @discardableResult
  mutating func add(_ script: some Sequence<UInt16>) -> Int {
    var (node, known) = (0, 0)
    for event in script {
      let key = Self.key(event, after: node)
      if let next = continuations[key] {
        node = next
        known += 1
      } else {
        hasContinuation[node] = true
        node = hasContinuation.count
        continuations[key] = node
        hasContinuation.append(false)
      }
    }
    return known
  }

  /// Whether a script is the beginning of a longer one.
  func isBeginning(_ script: [UInt16]) -> Bool {
    var node = 0
    for event in script {
      guard let next = continuations[Self.key(event, after: node)] else { return false }
      node = next
    }
    return hasContinuation[node]
  }

  private static func key(_ event: UInt16, after node: Int) -> UInt64 {
    UInt64(node) << 16 | UInt64(event)
  }
}

extension ScriptTree {
  /// The runs that between them read every beginning of some scripts once, in the scripts' order; not the start,
  /// which every exploration reads first.
  static func runs(reading scripts: [[UInt16]]) -> [Request.Run] {
    var all = ScriptTree()
    for script in scripts { all.add(script) }
    var read = ScriptTree()
    return scripts.compactMap { script in
      guard !all.isBeginning(script) else { return nil }
      let known = read.add(script)
      return known < script.count ? Request.Run(steps: script, quiet: known + 1) : nil
    }
  }
}
