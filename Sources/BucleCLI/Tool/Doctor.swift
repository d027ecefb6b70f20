import Bilingual
import Examiner
import Foundation
import Workbook

/// Looks over the installation.
struct Doctor {
  struct Finding {
    var name: Localized
    var fact: Localized
    /// The next step; `nil` where all is well.
    var remedy: Localized?
  }

  private let tool: Tool

  init(_ tool: Tool) {
    self.tool = tool
  }

  var findings: [Finding] {
    [course, toolchain, programs, modules, compilation, isolation, workspace, locale, terminal]
  }

  private var course: Finding {
    let name = Localized(es: "lecciones", en: "lessons")
    do throws(ToolError) {
      let course = try tool.course()
      return Finding(
        name: name,
        fact: Localized(same: course.root.path(percentEncoded: false))
      )
    } catch {
      let lines = error.lines(tool.scene).map(\.text).joined(separator: " ")
      return Finding(name: name, fact: Localized(same: "—"), remedy: Localized(same: lines))
    }
  }

  private var toolchain: Finding {
    let name = Localized(same: "Swift")
    do throws(ToolchainError) {
      let toolchain = try Toolchain(environment: tool.environment)
      return Finding(name: name, fact: Localized(same: toolchain.programs.path))
    } catch {
      return Finding(name: name, fact: Localized(same: "—"), remedy: error.text)
    }
  }

  private var programs: Finding {
    let installation = tool.installation
    let missing = [
      installation.subjectProgram, installation.referenceProgram, installation.macroPlugin,
    ]
    .filter { !FileManager.default.isExecutableFile(atPath: $0.path) }.map(\.lastPathComponent)
    return Finding(
      name: DoctorText.programs,
      fact: Localized(same: installation.programs.path),
      remedy: missing.isEmpty ? nil : DoctorText.buildAgain(missing)
    )
  }

  private var modules: Finding {
    do {
      let folder = try tool.installation.modules()
      return Finding(name: DoctorText.modules, fact: Localized(same: folder.path))
    } catch {
      return Finding(
        name: DoctorText.modules,
        fact: Localized(same: "—"),
        remedy: DoctorText.cache(tool.installation.cache.path, error.localizedDescription)
      )
    }
  }

  /// The time from a file to what the compiler says of it.
  private var compilation: Finding {
    guard let toolchain = try? Toolchain(environment: tool.environment) else {
      return Finding(
        name: DoctorText.compilation,
        fact: Localized(same: "—"),
        remedy: DoctorText.afterSwift
      )
    }
    let compiler = SnippetCompiler(installation: tool.installation, toolchain: toolchain)
    let source = [
      "@Reducer struct A { struct State {}; enum Action {}; var body: some ReducerOf<Self> { EmptyReducer() } }"
    ]
    do throws(BuildError) {
      // The first one fills the compiler's cache.
      _ = try compiler.diagnostics(source, imports: ["ComposableArchitecture"])
      let start = ContinuousClock.now
      let diagnostics = try compiler.diagnostics(source, imports: ["ComposableArchitecture"])
      let time = ContinuousClock.now - start
      if let first = diagnostics.first(where: { $0.severity == .error }) {
        return Finding(
          name: DoctorText.compilation,
          fact: Localized(same: first.message),
          remedy: DoctorText.buildAgain([])
        )
      }
      let isSlow = time > .milliseconds(1500)
      return Finding(
        name: DoctorText.compilation,
        fact: Localized(same: time.measured),
        remedy: isSlow ? DoctorText.slow : nil
      )
    } catch {
      return Finding(
        name: DoctorText.compilation,
        fact: Localized(same: "—"),
        remedy: error.text
      )
    }
  }

  private var isolation: Finding {
    let confinement = tool.installation.confinement
    return Finding(
      name: ConfinementText.name,
      fact: confinement.text,
      remedy: confinement.remedy
    )
  }

  private var workspace: Finding {
    let place = tool.place
    let name = Localized(es: "carpeta de trabajo", en: "workspace")
    let exists = FileManager.default.fileExists(atPath: place.path + "/.bucle")
    if exists, !FileManager.default.isWritableFile(atPath: place.path) {
      return Finding(
        name: name,
        fact: Localized(same: place.path),
        remedy: DoctorText.readOnly(place.path)
      )
    }
    return Finding(
      name: name,
      fact: Localized(same: place.path),
      remedy: exists ? nil : DoctorText.noWorkspace
    )
  }

  private var locale: Finding {
    Finding(
      name: Localized(es: "texto", en: "text"),
      fact: Localized(same: tool.terminal.isASCII ? "ASCII" : "UTF-8"),
      remedy: tool.terminal.isASCII && !tool.options.isASCII ? DoctorText.locale : nil
    )
  }

  private var terminal: Finding {
    let width = tool.output.options.width
    return Finding(
      name: Localized(es: "terminal", en: "terminal"),
      fact: Localized(es: "\(width) columnas", en: "\(width) columns"),
      remedy: width < 40 ? DoctorText.narrow : nil
    )
  }
}
