import SwiftSyntax

extension DeclGroupSyntax {
  /// `public ` or `package ` where the type has it, else nothing: the access of what is generated for others.
  var access: String {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      default: continue
      }
    }
    return ""
  }

  /// What a learner calls this kind of declaration, with its article.
  var kindInWords: String {
    switch kind {
    case .structDecl: "a struct"
    case .enumDecl: "an enum"
    case .classDecl: "a class"
    case .actorDecl: "an actor"
    case .protocolDecl: "a protocol"
    default: "another declaration"
    }
  }

  /// The declared member with that name, of whatever kind a type or a type alias can be.
  func memberType(named name: String) -> DeclSyntax? {
    memberBlock.members.first { $0.decl.typeName?.text == name }?.decl
  }

  var variables: [VariableDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
  }
}

extension DeclSyntax {
  /// The name of a type or a type alias; `nil` for other declarations.
  ///
  /// A cast to the protocol of all that is named would be shorter, and looks through all of the library's
  /// conformances for each kind of declaration it meets first.
  var typeName: TokenSyntax? {
    switch kind {
    case .structDecl: self.as(StructDeclSyntax.self)?.name
    case .enumDecl: self.as(EnumDeclSyntax.self)?.name
    case .classDecl: self.as(ClassDeclSyntax.self)?.name
    case .actorDecl: self.as(ActorDeclSyntax.self)?.name
    case .protocolDecl: self.as(ProtocolDeclSyntax.self)?.name
    case .typeAliasDecl: self.as(TypeAliasDeclSyntax.self)?.name
    default: nil
    }
  }
}

extension VariableDeclSyntax {
  /// The name, where exactly one identifier is declared.
  var identifier: TokenSyntax? {
    guard bindings.count == 1 else { return nil }
    return bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
  }

  var isStatic: Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  var isVar: Bool {
    bindingSpecifier.tokenKind == .keyword(.var)
  }

  /// Whether a value is stored without accessors or observers of its own.
  var isPlainStorage: Bool {
    bindings.allSatisfy { $0.accessorBlock == nil }
  }
}

extension AttributeListSyntax {
  func contains(named name: String) -> Bool {
    contains { element in
      guard case .attribute(let attribute) = element else { return false }
      let written = attribute.attributeName.trimmedDescription
      return written == name || written.hasSuffix("." + name)
    }
  }

  /// Whether an attribute other than `@available` and the like is there: a macro or a property wrapper.
  var hasCustomAttribute: Bool {
    contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.trimmedDescription.first?.isUppercase == true
    }
  }
}
