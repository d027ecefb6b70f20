import Bilingual
import Testing
import Typography
import Wire
import Workbook

@testable import BucleCLI

/// The arrows that a turn travelled, in the lesson's own flowchart.
@Suite struct LoopDiagramTests {
  private func reading(_ count: Int, acted: Bool = false, calls: [String] = []) -> Reading {
    var reading = Reading()
    reading.state = .record("State", [Tree.Field("cuenta", .int(count))])
    if acted {
      reading.actions = [
        Reading.ReducedAction(action: .variant("mas", nil), state: reading.state)
      ]
    }
    let bodies = [Screen.BodyCount(view: "V", count: count + 1)]
    reading.screen = Screen(rows: ["\(count)"], bodies: bodies)
    reading.calls = calls.map {
      Reading.PendingCall(name: $0, arguments: [], isCancelled: false)
    }
    return reading
  }

  private var tap: Loop {
    Loop(.interact(.init("+"), .tap), before: reading(0), after: reading(1, acted: true))
  }

  private var asking: Loop {
    Loop(
      .interact(.init("+"), .tap),
      before: reading(0),
      after: reading(1, acted: true, calls: ["datos"])
    )
  }

  /// A session at a step of the first lesson.
  private func session(
    _ step: String,
    lesson index: Int = 0,
    _ language: Language = .spanish
  ) throws -> Session {
    let lesson = try Fixture.course().lessons[index].id
    let place = Place(lesson: lesson, step: Step.ID(step))
    return Session(course: try Fixture.course(), language: language, at: place)
  }

  private func scene(
    _ language: Language = .spanish,
    width: Int = 80,
    height: Int? = 24,
    glyphs: Glyphs = .unicode,
    usesColour: Bool = false,
    isReadAloud: Bool = false
  ) -> Scene {
    let options = RenderingOptions(
      width: width,
      glyphs: glyphs,
      usesColour: usesColour,
      isReadAloud: isReadAloud
    )
    return Scene(language: language, options: options, height: height)
  }

  private func text(_ lines: [Line], _ scene: Scene) -> [String] {
    Output(scene.options).rows(of: lines).map(\.text)
  }

  // MARK: - Which flowchart

  @Test func `every arrow of a turn has a way that authors can name`() {
    let stops: [Loop.Stop] = [.view, .action, .reducer, .state, .effect, .model, .task]
    let names = stops.flatMap { from in stops.map { "\(from)-\($0)" } }
    let known = names.compactMap { Flowchart.Way(rawValue: $0) }
    #expect(Set(known) == Set(Flowchart.Way.allCases))
    #expect(tap.ways == [.viewToAction, .actionToReducer, .reducerToState, .stateToView])
    #expect(asking.ways.contains(.reducerToEffect))
  }

  @Test func `the step's own flowchart is taken where it has all the arrows, else the lesson's`()
    throws
  {
    let own = try session("la-vuelta-dibujada")
    #expect(own.chart(of: tap)?.isOfStep == true)
    #expect(own.chart(of: tap)?.flowchart.nodes.count == 4)
    #expect(own.chart(of: asking)?.isOfStep == false)
    #expect(own.chart(of: asking)?.flowchart.nodes.count == 5)
    let other = try session("bienvenida")
    #expect(other.chart(of: tap)?.isOfStep == false)
    #expect(other.chart(of: nil)?.flowchart.ways.isEmpty == false)
  }

  @Test func `a second door is drawn only where it is, or was gone through`() throws {
    var session = try session("traza-vacia", lesson: 1)
    let door = Flowchart.Way.viewToState
    #expect(session.chart(of: nil)?.flowchart.ways.contains(door) == true)
    session = try self.session("ficha-viva", lesson: 1)
    #expect(session.chart(of: tap)?.flowchart.ways.contains(door) == false)
    #expect(session.chart(of: nil)?.flowchart.ways.contains(door) == false)
  }

  @Test func `a step's flowchart is not for a feature that the step does not open`() throws {
    var session = try session("la-vuelta-dibujada")
    let own = try #require(session.blocks.flatMap(\.played).first)
    session.live = Session.Live(feature: .course(own))
    #expect(session.chart(of: tap)?.isOfStep == true)
    session.live = Session.Live(feature: .kata("contador"))
    let other = try #require(session.chart(of: tap))
    #expect(!other.isOfStep)
    #expect(!session.blocks.contains(.diagram(other.flowchart)))
  }

  // MARK: - Where there is room

  @Test(arguments: [Language.spanish, .english], [40, 80, 120])
  func `after a turn the flowchart replaces the strip where it has room`(
    language: Language,
    width: Int
  ) throws {
    let chart = try session("la-vuelta-dibujada", language).chart(of: tap)
    for (height, isASCII) in [(24, false), (24, true), (60, false), (60, true)] {
      let scene = scene(
        language,
        width: width,
        height: height,
        glyphs: isASCII ? .ascii : .unicode
      )
      let rows = text(
        LoopDiagram(loop: tap, chart: chart, scene: scene).lines(beside: 6),
        scene
      )
      #expect(rows.allSatisfy { $0.displayWidth <= width })
      #expect(rows.count <= height - 9)
      let isDrawn = rows.contains { $0.contains("Store") }
      #expect(isDrawn == (width >= 80 || height == 60), "\(rows)")
      let doubled: [Character] = isASCII ? ["=", "#"] : ["═", "║"]
      #expect(rows.joined().contains { doubled.contains($0) })
      if isASCII { #expect(rows.joined().utf8.allSatisfy { $0 < 0x80 }) }
    }
  }

  @Test func `another step's flowchart may fill half of the screen, and none without a terminal`()
    throws
  {
    let chart = try session("bienvenida").chart(of: tap)
    func rows(_ height: Int?) -> [String] {
      let scene = scene(height: height)
      return text(LoopDiagram(loop: tap, chart: chart, scene: scene).lines(beside: 6), scene)
    }
    #expect(rows(24).count == 1 && rows(nil).count == 1)
    #expect(rows(50).count == 5)
    #expect(rows(50).contains { $0.contains("╞═ acción ═▶") })
  }

  @Test(arguments: [Language.spanish, .english])
  func `it is coloured where there is colour, and words say it where it is read`(language: Language)
    throws
  {
    let chart = try session("la-vuelta-dibujada", language).chart(of: tap)
    let coloured = LoopDiagram(loop: tap, chart: chart, scene: scene(language, usesColour: true))
    let marked = coloured.drawn.flatMap(\.spans).filter { $0.role == .good }.map(\.text).joined()
    #expect(marked.contains("═") && marked.contains("▶"))
    let read = scene(language, isReadAloud: true)
    let diagram = LoopDiagram(loop: tap, chart: chart, scene: read)
    let strip = text(diagram.lines(beside: 0), read).joined(separator: " ")
    #expect(strip.hasPrefix(language == .spanish ? "Flechas recorridas: " : "Arrows travelled: "))
    let word = language == .spanish ? "(recorrida)" : "(travelled)"
    #expect(text(diagram.whole, read).count { $0.hasSuffix(word) } == 4)
  }

  // MARK: - On request

  @Test func `the prompt draws the loop of what is open, with its last way`() throws {
    var session = try session("bienvenida")
    func views(_ line: String) -> [LoopView]? {
      guard case .show(.loop(let views))? = session.handle(.line(line)).first else { return nil }
      return views
    }
    #expect(views("vuelta") == nil)
    session.live = Session.Live(feature: .course("contador"))
    #expect(views("loop")?.map(\.loop) == [nil])
    session.live?.loops = [tap]
    let found = try #require(views("vuelta"))
    let rows = text(scene().loop(found), scene())
    #expect(rows.contains { $0.contains("╞═ acción ═▶") })
    session.live?.beside = .course("formulario")
    session.live?.loops = [tap, nil]
    let both = try #require(views("vuelta"))
    let lines = text(scene().loop(both), scene())
    #expect(lines.contains("contador") && lines.contains("formulario"))
    #expect(
      lines.last
        == "Ninguna flecha recorrida: haz algo, y vuelta marcará su camino."
        .replacing(" vuelta ", with: " `vuelta` ")
    )
  }

  @Test func `side by side each turn has its way in its own column`() throws {
    let readings = [[reading(0), reading(1, acted: true)], [reading(0), reading(0, acted: true)]]
    var pair = Session.Pair(features: [.course("a"), .course("b")], readings: readings)
    pair.loops = [tap, nil]
    for width in [40, 80, 120] {
      let scene = scene(width: width)
      let rows = text(PairRendering(scene: scene, pair: pair).turn, scene)
      #expect(rows.allSatisfy { $0.displayWidth <= width })
      #expect(rows.count { $0.contains("═▶") } == 1, "\(rows)")
    }
  }

  @Test func `a form shows the way of the last key, drawn where it has room`() throws {
    var form = Form(reading(0))
    form.take(reading(1, acted: true), of: .interact(.init("+"), .tap))
    let chart = try session("la-vuelta-dibujada").chart(of: tap)
    func rows(_ width: Int, _ height: Int) -> [String] {
      let scene = scene(width: width, height: height)
      let rendering = FormRendering(
        form: form,
        name: "contador",
        chart: chart,
        scene: scene,
        height: height
      )
      return rendering.rows.map(\.text)
    }
    for (width, height) in [(40, 24), (80, 24), (120, 40), (40, 12), (80, 8)] {
      #expect(rows(width, height).count <= height)
      #expect(rows(width, height).allSatisfy { $0.displayWidth <= width })
    }
    #expect(rows(80, 24).contains { $0.contains("Store") })
    #expect(rows(40, 20).contains { $0.contains("Vista═▶Acción") })
    #expect(rows(40, 20).contains { $0.contains("Store") } == false)
  }
}
