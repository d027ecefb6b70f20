@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The compiler plugin: the list of macros, and the loop that answers the compiler.
///
/// The toolchain ships no `SwiftCompilerPlugin` module, so the entry point that it would provide
/// stands here.
@main
struct Plugin: PluginProvider {
  private static var macros: [any Macro.Type] {
    [
      CasePathableMacro.self, DependencyClientMacro.self, DependencyEndpointIgnoredMacro.self,
      DependencyEndpointMacro.self, DependencyEntryMacro.self, MadeAnewMacro.self,
      ObservableStateMacro.self, ObservationStateMarkMacro.self,
      ObservationStatePresentedMacro.self, ObservationStateTrackedMacro.self,
      PresentsMacro.self, ReducerCaseMacro.self, ReducerMacro.self,
      ViewActionMacro.self,
    ]
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = Self.macros.first(where: { "\($0)" == typeName }) else {
      throw UnknownMacro(name: "\(moduleName).\(typeName)")
    }
    return macro
  }

  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Self()).main()
  }
}

private struct UnknownMacro: Error, CustomStringConvertible {
  var name: String
  var description: String { "the plugin has no macro '\(name)'" }
}
