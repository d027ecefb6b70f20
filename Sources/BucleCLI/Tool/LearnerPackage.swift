import Examiner
import Foundation
import Workbook

/// The package in a learner's workspace: it compiles their katas against the modules that are built already.
struct LearnerPackage {
  /// Stands in every file that `init` may write anew.
  static let mark = "bucle init"

  let course: Course
  let installation: Installation
  /// Where the compiled modules lie that the learner's tests are about.
  var tested: [Kata.ID: LinkedModule] = [:]

  func manifest() throws(ToolError) -> String {
    let modules: URL
    do {
      modules = try installation.modules()
    } catch {
      throw .cannotWrite(installation.cache.path, reason: error.localizedDescription)
    }
    let targets = course.katas.compactMap { kata -> String? in
      guard let module = kata.modules?.module else { return nil }
      let name = quoted(module)
      let path = quoted(kata.id.rawValue)
      return "    .target(name: \(name), path: \(path), swiftSettings: \(settings(of: kata))),"
    }
    return """
      // swift-tools-version: 6.0
      // '\(Self.mark)' writes this file, and writes it anew when the course moves.
      import PackageDescription

      let course: [SwiftSetting] = [
        .unsafeFlags([
          "-I", \(quoted(modules.path(percentEncoded: false))),
          "-load-plugin-executable",
          \(quoted(installation.macroPlugin.path(percentEncoded: false) + "#BucleMacros")),
        ])
      ]

      let package = Package(
        name: "katas",
        targets: [
      \(targets.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }

  private func settings(of kata: Kata) -> String {
    guard let module = tested[kata.id] else { return "course" }
    let flags = module.compilerArguments.map(quoted).joined(separator: ", ")
    return "course + [.unsafeFlags([\(flags)])]"
  }

  /// A Swift string literal.
  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
