/// A title with an icon, of which a terminal shows the title.
public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  private let title: Title

  /// Makes a label of two views; the icon is not part of the tree.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
  }

  /// Not to be read: the title is drawn itself.
  public var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(title)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a string and the name of a symbol.
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}
