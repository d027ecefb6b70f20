/// Decides whether a view that was made again differs from the one before.
///
/// Equal means that the body would read the same: equal values, the same objects, bindings to the same place. What cannot
/// be compared, such as a closure, counts as different, because a body run in vain does less harm than a stale picture.
@MainActor
enum ViewComparison {
  static func areSame<Value>(_ old: Value, _ new: Value) -> Bool {
    if let old = old as? any SourcedProperty {
      return old.isSame(as: new)
    }
    let oldMirror = Mirror(reflecting: old)
    let newMirror = Mirror(reflecting: new)
    guard oldMirror.subjectType == newMirror.subjectType,
      oldMirror.displayStyle == newMirror.displayStyle
    else { return false }
    if oldMirror.displayStyle == .class {
      // Equal objects are still two objects, and the body has to observe the new one.
      return (old as AnyObject) === (new as AnyObject)
    }
    if let old = old as? any Equatable {
      return old.isEqual(to: new)
    }
    switch oldMirror.displayStyle {
    case .struct, .tuple, .optional:
      return haveSameParts(oldMirror, newMirror)
    default:
      return false
    }
  }

  private static func haveSameParts(_ old: Mirror, _ new: Mirror) -> Bool {
    guard old.children.count == new.children.count else { return false }
    return zip(old.children, new.children).allSatisfy { areSame($0.value, $1.value) }
  }
}

extension SourcedProperty {
  fileprivate func isSame(as other: some Any) -> Bool {
    guard let other = other as? Self else { return false }
    return hasSameSource(as: other)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: some Any) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
