extension ForEach where Data: MutableCollection, Data.Index: Hashable {
  /// Makes a view for each element of a collection that is bound, with a binding to the element: `{ $tarea in … }`.
  ///
  /// An element is written at its place. A binding to one that is no longer there, as in a view that is going away, reads
  /// the last value it knew and drops what is written.
  public init(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: (Binding<Data.Element>) -> Content
  ) {
    let elements = data.wrappedValue
    let bound = elements.indices.map { index in
      (id: elements[index][keyPath: id], content: content(data.element(at: index, id: id)))
    }
    self.init(rows: bound)
  }

  /// Makes a view for each element of a collection that is bound, told apart by the element's own identity.
  public init(
    _ data: Binding<Data>,
    @ViewBuilder content: (Binding<Data.Element>) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {
  fileprivate func element<ID: Hashable>(
    at index: Value.Index,
    id: KeyPath<Value.Element, ID>
  ) -> Binding<Value.Element> {
    let known = wrappedValue[index]
    let identity = known[keyPath: id]
    func isThere(in elements: Value) -> Bool {
      elements.indices.contains(index) && elements[index][keyPath: id] == identity
    }
    return Binding<Value.Element>(
      source: source?.appending(\Value.[index]),
      get: {
        let elements = wrappedValue
        return isThere(in: elements) ? elements[index] : known
      },
      set: { if isThere(in: wrappedValue) { wrappedValue[index] = $0 } }
    )
  }
}
