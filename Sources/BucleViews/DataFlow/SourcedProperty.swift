/// A property of a view that stands for a value kept elsewhere.
@MainActor
protocol SourcedProperty {
  func hasSameSource(as other: Self) -> Bool
}
