/// Counts the evaluations of bodies, in the order in which the types first appear.
struct BodyTally {
  private var indices: [ObjectIdentifier: Int] = [:]
  private(set) var counts: [BodyCount] = []

  mutating func add<Content: View>(_ type: Content.Type) {
    if type is any UncountedView.Type { return }
    let key = ObjectIdentifier(type)
    if let index = indices[key] {
      let old = counts[index]
      counts[index] = BodyCount(viewName: old.viewName, count: old.count + 1)
    } else {
      indices[key] = counts.count
      counts.append(BodyCount(viewName: String(describing: type), count: 1))
    }
  }
}

/// A view of this module that has a body of its own, which is no business of the reader of counts.
protocol UncountedView {}
