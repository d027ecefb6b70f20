import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension VariableDeclSyntax {
  /// Points out attributes that belong to other kinds of observed types.
  func reportOtherAttributes(in context: some MacroExpansionContext) {
    let names = [
      "ObservationIgnored": "ObservationStateIgnored",
      "ObservationTracked": "ObservationStateTracked",
      "PresentationState": "Presents",
    ]
    for case .attribute(let attribute) in attributes {
      guard let written = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name,
        let name = names[written.text]
      else { continue }
      context.report(
        .otherAttribute(written.text, for: name),
        at: attribute,
        fixIts: [.renaming(written, to: name)]
      )
    }
  }
}
