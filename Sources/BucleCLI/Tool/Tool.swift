import Bilingual
import Examiner
import Foundation
import Workbook

/// What every command works with, each part made when it is first needed.
final class Tool {
  let environment: [String: String]
  let options: Options
  let terminal: Terminal
  private(set) var language: Language
  private var loadedCourse: Course?
  private var openProgress: ProgressFile?
  /// Whether it was already said that progress cannot be kept.
  private var hasComplained = false
  lazy var installation = Installation(environment: environment)
  /// Holds back what does not fit on the screen; `nil` where nobody is there to turn it.
  var pager: Pager?
  private lazy var forecasts = Forecasts(in: installation.forecasts)
  /// What is compiled while the learner is at the prompt; `nil` in a command of its own.
  var advanceBuilds: AdvanceBuilds?

  init(options: Options, environment: [String: String], locale: Locale) {
    self.environment = environment
    self.options = options
    terminal = Terminal(options: options, environment: environment, locale: locale)
    language = options.language ?? Language(environment: environment)
  }

  // MARK: - Showing

  /// The terminal as it is now: its width may change between two prompts.
  var output: Output {
    Output(
      RenderingOptions(
        width: Terminal.width(environment: environment),
        glyphs: terminal.isASCII ? .ascii : .unicode,
        usesColour: terminal.hasColour,
        isReadAloud: options.isReadAloud
      )
    )
  }

  var scene: Scene {
    Scene(
      language: language,
      options: output.options,
      height: terminal.isInteractive ? Terminal.rows : nil
    )
  }

  func show(_ lines: [Line], isHint: Bool = false) {
    let output = output
    guard var pager else {
      output.write(lines)
      return
    }
    output.write(pager.add(output.rows(of: lines), isHint: isHint))
    self.pager = pager
  }

  /// Says something beside what was asked for: on the other stream.
  func complain(_ lines: [Line]) {
    Output(output.options, descriptor: STDERR_FILENO).write(lines)
  }

  func show(_ passage: Passage) {
    if case .kata(let kata, let assignment) = passage {
      show(sections: [[Line()]] + scene.invitation(to: kata, assignment))
    } else {
      show(passage.lines(scene), isHint: passage.isHint)
    }
  }

  /// Shows a text in sections, each on one screen.
  func show(sections: [[Line]]) {
    let output = output
    guard var pager else {
      output.write(sections.flatMap { $0 })
      return
    }
    output.write(pager.add(sections: sections.map { output.rows(of: $0) }))
    self.pager = pager
  }

  var builder: WorkspaceBuilder {
    WorkspaceBuilder(
      installation: installation,
      environment: environment,
      limits: (try? course())?.limits ?? CourseLimits(),
      forecasts: forecasts
    )
  }

  // MARK: - The course

  /// The folder that holds `workbook.json`: `BUCLE_COURSE`, else `lessons` beside what the program was built in.
  func courseFolder() throws(ToolError) -> URL {
    if let given = environment["BUCLE_COURSE"], !given.isEmpty {
      return URL(filePath: given, directoryHint: .isDirectory)
    }
    var folder = installation.programs
    while folder.path != "/" {
      let lessons = folder.appending(path: "lessons", directoryHint: .isDirectory)
      if FileManager.default.fileExists(atPath: lessons.appending(path: "workbook.json").path) {
        return lessons
      }
      folder.deleteLastPathComponent()
    }
    throw .noCourse(searchedFrom: installation.programs.path)
  }

  func course() throws(ToolError) -> Course {
    if let loadedCourse { return loadedCourse }
    let folder = try courseFolder()
    do throws(CourseFailure) {
      let course = try Course.load(from: folder)
      loadedCourse = course
      return course
    } catch {
      throw .course(error)
    }
  }

  /// The kata of that name; without a name, the only or first one.
  func kata(_ name: String?) throws(ToolError) -> Kata {
    let katas = try course().katas
    if let name {
      if let kata = katas.first(where: { $0.id.rawValue == Word.folded(name) }) { return kata }
      throw .usage(.unknownKata(name, known: katas.map(\.id.rawValue)))
    }
    guard katas.count == 1 else { throw .usage(.missingOperand(of: .check)) }
    return katas[0]
  }

  // MARK: - The learner's things

  var place: WorkspacePlace { WorkspacePlace(options: options, environment: environment) }

  /// Nothing of the learner's is kept inside the course itself.
  func refuseInstallation() throws(ToolError) {
    let installed = try courseFolder().deletingLastPathComponent()
    if place.isInside(installed) { throw .workspaceInsideInstallation(place.path) }
  }

  /// The workspace, made and told about where it is missing.
  func workspace() throws(ToolError) -> Workspace {
    try refuseInstallation()
    let place = place
    let workspace = Workspace(root: URL(filePath: place.path, directoryHint: .isDirectory))
    guard !FileManager.default.fileExists(atPath: place.path + "/" + Workspace.hiddenFolder) else {
      return workspace
    }
    do {
      try FileManager.default.createDirectory(
        atPath: place.path + "/" + Workspace.hiddenFolder,
        withIntermediateDirectories: true
      )
    } catch {
      throw .cannotMakeWorkspace(place.path, reason: error.localizedDescription)
    }
    if !options.isJSON { show([scene.paragraph(ToolText.workspaceMade(place.path), .dim)]) }
    return workspace
  }

  /// The learner's progress; a damaged file is moved aside, told about, and begun anew.
  func progress() throws(ToolError) -> ProgressFile {
    if let openProgress { return openProgress }
    let workspace = try workspace()
    do throws(ProgressError) {
      let file = try ProgressFile(in: workspace, at: Date())
      openProgress = file
      return file
    } catch {
      guard case .corrupt = error else { throw .progress(error) }
      complain([Line(scene.say(error.text), .warning)])
    }
    do throws(ProgressError) {
      let file = try ProgressFile(in: workspace, at: Date())
      openProgress = file
      return file
    } catch {
      throw .progress(error)
    }
  }

  /// Whether what was to be kept so far has been.
  var isKeepingProgress: Bool { !hasComplained }

  /// Keeps something if that is possible; says once why it is not, and goes on.
  func keep(_ body: (ProgressFile) throws(ProgressError) -> Void) {
    do {
      let file = try progress()
      do throws(ProgressError) {
        try body(file)
      } catch {
        throw ToolError.progress(error)
      }
    } catch {
      guard !hasComplained else { return }
      hasComplained = true
      let reason = (error as? ToolError)?.lines(scene) ?? []
      complain(reason + [scene.paragraph(ToolText.withoutProgress, .warning)])
    }
  }

  func setLanguage(_ language: Language) {
    self.language = language
  }

  /// Takes up the language that the learner chose before, unless an option says otherwise.
  func recallLanguage(_ file: ProgressFile) {
    guard options.language == nil, let chosen = try? file.language() else { return }
    language = chosen
  }
}
