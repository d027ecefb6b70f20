/// Shows that something is going on, `⋯ Cargando`, or how far it is, `Copia: [██████████░░░░░░░░░░] 50%`.
///
/// Nothing moves: the same state is the same picture.
public struct ProgressView<Label: View>: View, PrimitiveView {
  private let fraction: Double?
  private let label: Label

  private init(fraction: Double?, label: Label) {
    self.fraction = fraction
    self.label = label
  }

  /// Shows that something is going on, beside a view that says what.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label())
  }

  /// Shows how far something is, behind the texts of a view that says what.
  ///
  /// - Parameters:
  ///   - value: What is done; less than 0 counts as 0, more than the total as the total, and `nil` means not known.
  ///   - total: What there is to do; without any, nothing counts as done.
  ///   - label: What is going on.
  public init<Amount: BinaryFloatingPoint>(
    value: Amount?,
    total: Amount = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: value.map { Self.fraction(Double($0), of: Double(total)) }, label: label())
  }

  private static func fraction(_ value: Double, of total: Double) -> Double {
    let fraction = value / total
    // What is not a number fails the comparison too.
    guard total > 0, fraction > 0 else { return 0 }
    return min(fraction, 1)
  }

  /// Not to be read: the progress is drawn itself.
  public var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(label)
  }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    let parts = node.childBlocks(in: context)
    let label = parts.count == 1 ? parts[0] : Block.horizontal(.center, spacing: 1, parts)
    return [.progress(label: label, fraction: fraction)]
  }
}

extension ProgressView where Label == EmptyView {
  /// Shows that something is going on.
  public init() {
    self.init { EmptyView() }
  }

  /// Shows how far something is; see `init(value:total:label:)`.
  public init<Amount: BinaryFloatingPoint>(value: Amount?, total: Amount = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text {
  /// Shows that something is going on, and says what.
  public init(_ title: some StringProtocol) {
    self.init { Text(title) }
  }

  /// Shows how far something is, and says what; see `init(value:total:label:)`.
  public init<Amount: BinaryFloatingPoint>(
    _ title: some StringProtocol,
    value: Amount?,
    total: Amount = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}
