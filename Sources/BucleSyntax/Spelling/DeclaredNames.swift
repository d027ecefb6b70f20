import SwiftSyntax

/// What some sources declare: cases, members and the types of both, by the full names of their types.
struct DeclaredNames {
  /// A case's name and what it carries; `nil` for what has no name.
  struct Case {
    var name: String
    var payload: [TypeName?]
  }

  private(set) var cases: [String: [Case]] = [:]
  private(set) var members: [String: Set<String>] = [:]
  private var types: [String: [String: TypeName]] = [:]

  init(_ sources: [ParsedSource]) {
    for source in sources {
      for found in DeclarationFinder(source.tree).found { take(found) }
    }
  }

  private mutating func take(_ found: DeclarationFinder.Found) {
    guard let group = found.node.asProtocol((any DeclGroupSyntax).self) else { return }
    let key = found.path.joined(separator: ".")
    members[key, default: []].formUnion([])
    let isFeature = group.is(EnumDeclSyntax.self) && group.attributes.names.contains("Reducer")
    for item in group.memberBlock.members {
      if let variable = item.decl.as(VariableDeclSyntax.self) {
        take(variable, of: key, in: found.path)
      } else if let list = item.decl.as(EnumCaseDeclSyntax.self) {
        for element in list.elements { take(element, of: key, in: found.path, isFeature) }
      } else if let function = item.decl.as(FunctionDeclSyntax.self) {
        members[key, default: []].insert(function.name.unquoted)
      }
    }
  }

  private mutating func take(_ variable: VariableDeclSyntax, of key: String, in path: [String]) {
    let isPresented = variable.attributes.names.contains("Presents")
    for binding in variable.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier.unquoted
      members[key, default: []].insert(name)
      if isPresented { members[key, default: []].insert("$" + name) }
      types[key, default: [:]][name] =
        binding.typeAnnotation.flatMap { TypeName($0.type, in: path) }
    }
  }

  /// In an enum of features a case carries a feature, and is a case of the enum's action too.
  private mutating func take(
    _ element: EnumCaseElementSyntax,
    of key: String,
    in path: [String],
    _ isFeature: Bool
  ) {
    let name = element.name.unquoted
    let payload = (element.parameterClause?.parameters ?? []).map { TypeName($0.type, in: path) }
    cases[key, default: []].append(Case(name: name, payload: payload))
    guard isFeature else { return }
    let actions = payload.map { $0?.member("Action") }
    cases[key + ".Action", default: []].append(Case(name: name, payload: actions))
  }

  // MARK: - Looking up

  /// The full name of a type, looked for from where it is written outwards.
  func resolve(_ name: TypeName) -> String? {
    for count in stride(from: name.context.count, through: 0, by: -1) {
      let key = (name.context.prefix(count) + name.path).joined(separator: ".")
      if members[key] != nil || cases[key] != nil { return key }
    }
    return nil
  }

  /// The type that a property is declared with.
  func type(of property: String, in key: String) -> TypeName? { types[key]?[property] }

  /// The cases of an enum, those of the architecture's own included; `nil` where they are not known.
  func cases(of name: TypeName) -> (owner: String, cases: [Case])? {
    if let key = resolve(name), let cases = cases[key] { return (key, cases) }
    let own: [Case]
    switch (name.path, name.arguments.count) {
    case (["Result"], 2):
      own = [
        Case(name: "success", payload: [name.arguments[0]]),
        Case(name: "failure", payload: [name.arguments[1]]),
      ]
    case (["PresentationAction"], 1):
      own = [
        Case(name: "presented", payload: [name.arguments[0]]),
        Case(name: "dismiss", payload: []),
      ]
    case (["IdentifiedAction"], 2):
      own = [Case(name: "element", payload: [nil, name.arguments[1]])]
    case (["IdentifiedActionOf"], 1):
      own = [Case(name: "element", payload: [nil, name.arguments[0].member("Action")])]
    case (["StackAction"], 2):
      own = Self.stack(of: name.arguments[1])
    case (["StackActionOf"], 1):
      own = Self.stack(of: name.arguments[0].member("Action"))
    default:
      return nil
    }
    return (name.written, own)
  }

  private static func stack(of action: TypeName) -> [Case] {
    [
      Case(name: "element", payload: [nil, action]),
      Case(name: "popFrom", payload: [nil]),
      Case(name: "push", payload: [nil, nil]),
    ]
  }
}

extension AttributeListSyntax {
  /// The names of the attributes, without what they are given.
  var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }
}
