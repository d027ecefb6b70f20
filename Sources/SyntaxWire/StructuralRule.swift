public import Bilingual

/// Something that a kata asks of the learner's source itself, whatever it does when it runs.
public struct StructuralRule: Hashable, Sendable, Identifiable {
  /// The rule's name in `kata.json`.
  public var id: String
  /// What holds when the rule is kept, as one sentence without a full stop.
  public var title: Localized
  /// Why it matters.
  public var why: Localized
  /// What the source is looked through for.
  public var demand: Demand

  /// Makes a rule as `kata.json` states it.
  public init(id: String, title: Localized, why: Localized, demand: Demand) {
    self.id = id
    self.title = title
    self.why = why
    self.demand = demand
  }

  /// The part of a rule that can be looked up in a syntax tree.
  public struct Demand: Hashable, Sendable, Codable {
    /// What is asked.
    public var kind: Kind
    /// A declaration by its name, outer names first (`Contador.Action`); `nil` for all the files.
    public var place: String?
    /// What the rule is about, as its kind says.
    public var names: [String]
    /// The number of cases; `nil` for other kinds.
    public var count: Int?

    /// Makes a demand; parts that its kind does not use are left out.
    public init(kind: Kind, place: String? = nil, names: [String] = [], count: Int? = nil) {
      self.kind = kind
      self.place = place
      self.names = names
      self.count = count
    }
  }

  /// What a rule can ask; the raw values are those of `kata.json`.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The enum `place` has exactly `count` cases.
    case cases
    /// None of the types `names` is written inside `place`, through a type alias either.
    case noType = "no-type"
    /// None of the properties `names` of `place` can be set from outside.
    case privateSet = "private-set"
    /// The struct `place` stores the properties `names`, and no others, and is compared by nothing of its own.
    case stored
    /// Nothing inside `place` is assigned to the values `names`, or to any value where there are no names.
    case noAssignment = "no-assignment"
    /// Each of `names` is called inside `place`.
    case call
    /// None of `names` is called inside `place`.
    case noCall = "no-call"
    /// Each of `names` is declared inside `place`.
    case declaration
    /// None of `names` is declared inside `place`.
    case noDeclaration = "no-declaration"
  }
}
