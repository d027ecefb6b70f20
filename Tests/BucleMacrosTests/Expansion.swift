import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// A source after its macros have been expanded, and what they said about it.
struct Expansion {
  private static var macros: [String: any Macro.Type] {
    [
      "CasePathable": CasePathableMacro.self,
      "DependencyClient": DependencyClientMacro.self,
      "DependencyEndpoint": DependencyEndpointMacro.self,
      "DependencyEntry": DependencyEntryMacro.self,
      "ObservableState": ObservableStateMacro.self,
      "Presents": PresentsMacro.self,
      "Reducer": ReducerMacro.self,
      "ViewAction": ViewActionMacro.self,
    ]
  }

  /// `line:column severity: message`, and for each fix-it an indented line `message` with the new text.
  let diagnostics: [String]

  init(of source: String) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Prueba", fullFilePath: "Prueba.swift")]
    )
    _ = file.expand(macros: Self.macros) { syntax in
      BasicMacroExpansionContext(
        sharingWith: context,
        lexicalContext: syntax.allMacroLexicalContexts()
      )
    }
    diagnostics = context.diagnostics.flatMap { diagnostic in
      let place = context.location(
        for: diagnostic.position,
        anchoredAt: diagnostic.node,
        fileName: "Prueba.swift"
      )
      return [
        "\(place.line):\(place.column) \(diagnostic.diagMessage.severity): \(diagnostic.message)"
      ]
        + diagnostic.fixIts.map { "  \($0.message.message): \($0.text)" }
    }
  }
}

extension FixIt {
  /// What is put in, without the spaces around it.
  fileprivate var text: String {
    changes.map { change in
      guard case .replace(_, let new) = change else { return "" }
      return new.trimmedDescription
    }.joined()
  }
}
