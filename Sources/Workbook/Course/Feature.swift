/// The live features of the course, which other modules build; here they are only named.
public enum Feature {
  /// The name that a block's `feature:` line refers to.
  public typealias ID = Identifier<Feature>
}
