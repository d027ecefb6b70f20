import SwiftSyntax
import SyntaxWire

/// Looks demands up in all of a kata's files.
struct RuleChecker {
  private let sources: [(source: ParsedSource, declarations: DeclarationFinder)]
  private let aliases: [String: TypeSyntax]

  /// A part of a source that a demand is about.
  private struct Region {
    var source: ParsedSource
    var node: Syntax
  }

  init(_ sources: [ParsedSource]) {
    self.sources = sources.map { ($0, DeclarationFinder($0.tree)) }
    aliases = self.sources.map(\.declarations.aliases).reduce(into: [:]) { all, some in
      all.merge(some) { first, _ in first }
    }
  }

  func violations(of demand: StructuralRule.Demand) -> [Violation] {
    let regions = regions(demand.place)
    guard !regions.isEmpty else { return [absent(demand.place ?? "")] }
    let names = Set(demand.names)
    switch demand.kind {
    case .cases: return cases(in: regions, count: demand.count ?? 0)
    case .noType:
      return present(in: regions) { TypeMentions.of(names, in: $0, aliases: aliases) }
    case .privateSet: return demand.names.flatMap { settable($0, in: regions) }
    case .stored: return storage(names, in: regions)
    case .noAssignment: return present(in: regions) { Assignments.to(names, in: $0) }
    case .call: return missing(demand.names, in: regions) { Calls.of(names, in: $0) }
    case .noCall: return present(in: regions) { Calls.of(names, in: $0) }
    case .declaration: return missing(demand.names, in: regions) { Declarations.of(names, in: $0) }
    case .noDeclaration: return present(in: regions) { Declarations.of(names, in: $0) }
    }
  }

  private func regions(_ place: String?) -> [Region] {
    guard let place else { return sources.map { Region(source: $0.source, node: $0.source.tree) } }
    let path = place.split(separator: ".").map(String.init)
    return sources.flatMap { source, declarations in
      declarations.found.filter { $0.path.suffix(path.count).elementsEqual(path) }
        .map { Region(source: source, node: $0.node) }
    }
  }

  // MARK: - Kinds of demands

  private func cases(in regions: [Region], count: Int) -> [Violation] {
    let found = regions.reduce(0) { sum, region in
      let members = region.node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
      return sum + (members.map(Self.caseCount) ?? 0)
    }
    return found == count ? [] : [regions[0].source.violation(regions[0].node, .cases(found))]
  }

  private static func caseCount(_ members: MemberBlockItemListSyntax) -> Int {
    members.reduce(0) { sum, member in
      if let line = member.decl.as(EnumCaseDeclSyntax.self) { return sum + line.elements.count }
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return sum }
      return conditional.clauses.reduce(sum) { sum, clause in
        guard case .decls(let members) = clause.elements else { return sum }
        return sum + caseCount(members)
      }
    }
  }

  private func settable(_ name: String, in regions: [Region]) -> [Violation] {
    var isDeclared = false
    for region in regions {
      guard let group = region.node.asProtocol((any DeclGroupSyntax).self) else { continue }
      for case let variable? in group.memberBlock.members.map({
        $0.decl.as(VariableDeclSyntax.self)
      }) where variable.names.contains(name) {
        isDeclared = true
        if variable.isSettableFromOutside {
          return [region.source.violation(variable, .settable(name))]
        }
      }
    }
    return isDeclared ? [] : [regions[0].source.violation(regions[0].node, .absent(name))]
  }

  private func storage(_ names: Set<String>, in regions: [Region]) -> [Violation] {
    var missing = names
    var violations: [Violation] = []
    for region in regions {
      guard let group = region.node.asProtocol((any DeclGroupSyntax).self) else { continue }
      for member in group.memberBlock.members.unconditional {
        if let function = member.as(FunctionDeclSyntax.self), function.name.text == "==" {
          violations.append(region.source.violation(member, .present("==")))
        }
        guard let variable = member.as(VariableDeclSyntax.self), variable.isStored,
          !variable.isConstantOfType
        else { continue }
        for name in variable.names {
          missing.remove(name)
          if !names.contains(name) {
            violations.append(region.source.violation(member, .present(name)))
          }
        }
      }
    }
    let absent = missing.sorted().map {
      regions[0].source.violation(regions[0].node, .absent($0))
    }
    return violations + absent
  }

  // MARK: - Places

  private func present(in regions: [Region], _ find: (Syntax) -> [Mention]) -> [Violation] {
    regions.flatMap { region in
      find(region.node).map { region.source.violation($0.node, .present($0.name)) }
    }
  }

  private func missing(
    _ names: [String],
    in regions: [Region],
    _ find: (Syntax) -> [Mention]
  ) -> [Violation] {
    let found = Set(regions.flatMap { find($0.node) }.map(\.name))
    return names.filter { !found.contains($0) }
      .map { regions[0].source.violation(regions[0].node, .absent($0)) }
  }

  private func absent(_ name: String) -> Violation {
    Violation(file: sources.first?.source.name ?? "", line: 1, column: 1, fault: .absent(name))
  }
}

extension MemberBlockItemListSyntax {
  /// The members, those under `#if` included, whichever way it goes.
  fileprivate var unconditional: [Syntax] {
    flatMap { member -> [Syntax] in
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else {
        return [Syntax(member.decl)]
      }
      return conditional.clauses.flatMap { clause -> [Syntax] in
        guard case .decls(let members) = clause.elements else { return [] }
        return members.unconditional
      }
    }
  }
}

/// A name that a demand is about, where it stands.
struct Mention {
  var name: String
  var node: Syntax
}
