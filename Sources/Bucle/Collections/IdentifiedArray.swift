/// An array whose elements are found by their identifiers, of which no two are the same.
///
/// It keeps the elements in order, as an array does, and looks one up by identifier without searching:
/// `filas[id: 3]?.titulo = "Nuevo"`. Inserting or removing costs what it costs an array.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// Where an element says its identifier.
  let idPath: KeyPath<Element, ID>
  /// Each `nil` only while its element is out of its place to be changed without a copy.
  var slots: ContiguousArray<Element?>
  /// The identifiers in the order of the elements.
  var order: ContiguousArray<ID>
  /// The position of each identifier.
  var positions: [ID: Int]
  /// Renewed when identifiers come, go or move, and when another element takes the place of one.
  var version: Int

  /// An array without elements, which says where later ones have their identifier.
  public init(id: KeyPath<Element, ID>) {
    idPath = id
    slots = []
    order = []
    positions = [:]
    version = ObservableStateID.nextToken()
  }

  /// The identifiers, in the order of the elements.
  public var ids: IdentifiedArrayIDs<ID> {
    IdentifiedArrayIDs(order: order, positions: positions)
  }

  /// The elements as an array.
  public var elements: [Element] { Array(self) }

  mutating func changeVersion() {
    version = ObservableStateID.nextToken()
  }
}

/// An identified array of elements that know their identifier: `IdentifiedArrayOf<Fila.State>`.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

// MARK: - Making one

extension IdentifiedArray {
  /// The elements in their order; of those that share an identifier, the first.
  public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(id: id)
    append(contentsOf: elements)
  }

  /// The same: what an identifier is looked up in is filled in any case, so nothing is spared by not checking.
  public init(uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(uniqueElements: elements, id: id)
  }

  /// The elements in their order; those that share an identifier are put together by a function.
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(id: id)
    for element in elements {
      if let position = positions[element[keyPath: id]] {
        slots[position] = try combine(self[position], element)
      } else {
        append(element)
      }
    }
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// An array without elements.
  public init() {
    self.init(id: \.id)
  }

  /// The elements in their order; of those that share an identifier, the first.
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, id: \.id)
  }

  /// The same; see the form with a key path.
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, id: \.id)
  }

  /// The elements in their order; those that share an identifier are put together by a function.
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(elements, id: \.id, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// The elements as written; of those that share an identifier, the first.
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}
