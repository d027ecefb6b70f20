import Bilingual
import Foundation
import Testing
import Typography
import Workbook

/// Every diagram of the real course, as a terminal shows it.
@Suite struct `The diagrams` {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func charts() throws -> [(place: String, chart: Flowchart)] {
    let course = try Course.load(from: Self.root.appending(path: "lessons"))
    return course.lessons.flatMap { lesson in
      lesson.steps.flatMap { step in
        Language.allCases.flatMap { language in
          step.blocks[language].compactMap { block in
            guard case .diagram(let chart) = block else { return nil }
            return ("\(lesson.id) \(step.id) \(language)", chart)
          }
        }
      }
    }
  }

  @Test(arguments: [40, 80, 120], [false, true])
  func `fit, with every label whole, drawn and read`(width: Int, isReadAloud: Bool) throws {
    let charts = try charts()
    #expect(charts.count >= 4)
    for (place, chart) in charts {
      for glyphs in [Glyphs.unicode, .ascii] {
        let options = RenderingOptions(
          width: width,
          glyphs: glyphs,
          usesColour: false,
          isReadAloud: isReadAloud
        )
        let rows = chart.lines(options)
        #expect(rows.allSatisfy { $0.width <= width }, "\(place) at \(width)")
        let text = rows.map(\.text).joined(separator: "\n")
        let labels = chart.nodes.map(\.label) + chart.edges.map(\.label) + chart.groups.map(\.title)
        // A label above and below its arrow, or in a list, is broken between words.
        for word in labels.flatMap({ $0.split(separator: " ") }) {
          #expect(text.contains(glyphs.shown(String(word))), "\(place) at \(width): \(word)")
        }
        let boxes = "┌└│├+|"
        if isReadAloud { #expect(!text.contains { boxes.contains($0) }, "\(place)") }
        if glyphs == .ascii { #expect(!text.contains { "┌└│├─▶".contains($0) }, "\(place)") }
      }
    }
  }

  @Test func `stand for the same ways in both languages`() throws {
    let course = try Course.load(from: Self.root.appending(path: "lessons"))
    var marked = 0
    for step in course.lessons.flatMap(\.steps) {
      func ways(_ language: Language) -> [[Flowchart.Way?]] {
        step.blocks[language].compactMap { block in
          if case .diagram(let chart) = block { chart.edges.map(\.way) } else { nil }
        }
      }
      #expect(ways(.spanish) == ways(.english), "\(step.id)")
      marked += ways(.spanish).count { $0.contains { $0 != nil } }
    }
    #expect(marked >= 5)
  }

  @Test func `fit a screen at 80 columns`() throws {
    for (place, chart) in try charts() {
      let options = RenderingOptions(width: 80, glyphs: .unicode, usesColour: true)
      #expect(chart.lines(options).count <= 20, "\(place)")
    }
  }
}
