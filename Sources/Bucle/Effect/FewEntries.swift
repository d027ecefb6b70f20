/// A dictionary that keeps one entry beside its table: most hold no other, and a table costs an allocation.
struct FewEntries<Key: Hashable, Value> {
  /// Filled only while the table is empty, so that a key is never in both.
  private var single: (key: Key, value: Value)?
  private var table: [Key: Value] = [:]

  var isEmpty: Bool { single == nil && table.isEmpty }

  subscript(key: Key) -> Value? {
    get {
      if let single, single.key == key { return single.value }
      return table.isEmpty ? nil : table[key]
    }
    set { update(key) { $0 = newValue } }
  }

  /// Changes an entry in its place: what it holds is not copied.
  mutating func update(_ key: Key, _ change: (inout Value?) -> Void) {
    if single?.key == key || single == nil && table.isEmpty {
      var value = single?.value
      single = nil
      change(&value)
      single = value.map { (key, $0) }
    } else {
      change(&table[key])
    }
  }

  mutating func removeValue(forKey key: Key) -> Value? {
    defer { self[key] = nil }
    return self[key]
  }
}

extension FewEntries where Key == Int {
  /// The oldest first, where the keys count up.
  var ordered: [Value] {
    guard let single else { return table.sorted { $0.key < $1.key }.map(\.value) }
    if table.isEmpty { return [single.value] }
    return (table + [(single.key, single.value)]).sorted { $0.key < $1.key }.map(\.value)
  }
}
