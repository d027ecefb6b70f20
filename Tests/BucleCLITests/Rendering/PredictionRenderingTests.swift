import Bilingual
import Testing
import Wire

@testable import BucleCLI
@testable import Workbook

/// What is shown of a question about a run, and of two runs.
@Suite struct PredictionRenderingTests {
  private let script = ["type Título Na", "answer 1 value true", ".cierra"]

  @Test func `a prediction shows what will be typed before it asks for an answer`() {
    let prediction = Prediction(
      id: "predict",
      feature: "nota",
      script: script,
      ask: ["state", "cuenta"],
      question: Markdown("¿Cuánto?"),
      explanation: Markdown("Así.")
    )
    #expect(
      Fixture.text(Fixture.scene(.spanish).lines(of: .predict(prediction))) == """
        ¿Cuánto?
        Guion: `escribir Título Na` · `responder 1 valor true` · `.cierra`
        Escribe tu respuesta (`state.cuenta`).

        """
    )
  }

  @Test(arguments: Language.allCases)
  func `every prediction of the course shows its script`(language: Language) throws {
    let scene = Fixture.scene(language, width: 400)
    let blocks = try Fixture.course().lessons.flatMap(\.steps).flatMap { $0.blocks[language] }
    var count = 0
    for case .predict(let prediction) in blocks {
      count += 1
      let text = Fixture.text(scene.lines(of: .predict(prediction)), width: 400)
      for line in prediction.script { #expect(text.contains(scene.typed(line)), "\(text)") }
    }
    #expect(count > 20)
  }

  @Test func `the lines of a comparison's scripts have a mark between them`() {
    let side = Comparison.Side(feature: "nota", script: script)
    let comparison = Comparison(
      id: "compare",
      left: side,
      right: side,
      aspect: .state,
      width: nil,
      caption: Markdown("Igual.")
    )
    let lines = Fixture.scene(width: 50).comparison(comparison, [[Reading()], [Reading()]])
    let text = Fixture.text(lines, width: 50)
    #expect(text.contains("type Título Na · answer 1 value true · .cierra"), "\(text)")
  }
}
