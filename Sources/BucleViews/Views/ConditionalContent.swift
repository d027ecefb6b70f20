/// One of two views, as an `if … else` or a `switch` chose.
///
/// The branches are different positions: going to the other branch and back starts with fresh state.
public struct ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  init(_ branch: Branch) {
    self.branch = branch
  }

  /// Not to be read: the chosen branch is drawn itself.
  public var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    switch branch {
    case .first(let view):
      children.add(view, at: .index(0))
    case .second(let view):
      children.add(view, at: .index(1))
    }
  }
}
