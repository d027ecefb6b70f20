/// A control to choose one of several values, drawn as `Filtro: [Todos     ▾]`, or `Filtro: (Todos     ▾)` while disabled.
///
/// ```swift
/// Picker("Filtro", selection: $store.filtro) {
///   Text("Todos").tag(Filtro.todos)
///   Text("Favoritos").tag(Filtro.favoritos)
/// }
/// ```
///
/// Each view with a `.tag(_:)` is a choice, and so is each view of a `ForEach` without one, whose tag is then the element's
/// identity. Views whose tag is not of the selection's type are no choices. The terminal shows the one that is chosen;
/// the others are in the value of the element, and one is chosen by its label.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  /// Makes a picker whose label is a view.
  ///
  /// - Parameters:
  ///   - selection: The value that is chosen, and written to. No choice is shown while it equals no tag.
  ///   - content: The choices.
  ///   - label: What is chosen.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Not to be read: the picker is drawn itself.
  public var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(label)
    children.add(content)
  }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    let selection = selection
    let chosen = selection.wrappedValue
    let choices = node.children[1].taggedLabels(in: context).compactMap { tagged -> Choice? in
      guard let value = tagged.tag.base as? SelectionValue else { return nil }
      return Choice(label: tagged.label, isChosen: value == chosen) {
        selection.wrappedValue = value
      }
    }
    let control = Control(
      node,
      in: context,
      .picker,
      label: node.children[0].blocks(in: context),
      handler: .choice(choices)
    )
    return [.control(control)]
  }
}

extension Picker where Label == Text {
  /// Makes a picker whose label is a string.
  public init(
    _ title: some StringProtocol,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}
