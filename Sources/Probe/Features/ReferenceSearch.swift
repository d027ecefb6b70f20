/// Finds out how an object that should be gone is still held, as far as reflection sees.
enum ReferenceSearch {
  /// The names of the object's stored properties that lead back to it.
  ///
  /// A closure, or a task, cannot be looked into: where nothing else leads back, those that have one
  /// are named, because one of them must be the way.
  static func holders(of object: AnyObject) -> [String] {
    var certain: [String] = []
    var suspected: [String] = []
    for property in properties(of: object) {
      var visited: Set<ObjectIdentifier> = []
      switch search(property.value, for: object, &visited, depth: 0) {
      case .found: certain.append(property.name)
      case .hidden: suspected.append(property.name)
      case .nothing: break
      }
    }
    return certain.isEmpty ? suspected : certain
  }

  private enum Finding {
    case found
    /// There is code inside, which may hold anything.
    case hidden
    case nothing
  }

  /// Objects further away than this are not followed.
  private static let depthLimit = 8

  private static func search(
    _ value: Any,
    for object: AnyObject,
    _ visited: inout Set<ObjectIdentifier>,
    depth: Int
  ) -> Finding {
    guard depth < depthLimit else { return .nothing }
    let type = String(describing: type(of: value))
    // A function type, or the handle of a task.
    if type.contains("->") || type.hasPrefix("Task<") { return .hidden }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      let reference = value as AnyObject
      if reference === object { return .found }
      guard visited.insert(ObjectIdentifier(reference)).inserted else { return .nothing }
    }
    var isHidden = false
    for child in properties(of: value) {
      switch search(child.value, for: object, &visited, depth: depth + 1) {
      case .found: return .found
      case .hidden: isHidden = true
      case .nothing: break
      }
    }
    return isHidden ? .hidden : .nothing
  }

  /// Stored properties by their declared names, without those that a macro keeps for itself.
  private static func properties(of value: Any) -> [(name: String, value: Any)] {
    var properties: [(name: String, value: Any)] = []
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      for child in current.children {
        let label = child.label ?? ""
        if label.hasPrefix("_$") { continue }
        properties.append((String(label.drop { $0 == "_" }), child.value))
      }
      mirror = current.superclassMirror
    }
    return properties
  }
}
