import Bilingual
import Foundation
import Workbook

@testable import BucleCLI

/// The course of this checkout, and sessions in it.
enum Fixture {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func course() throws -> Course {
    try Course.load(from: root.appending(path: "lessons"))
  }

  /// How many hints a kata has, in either language.
  static func hintCount(_ kata: Kata.ID) throws -> Int {
    try course()[kata]?.hints.en.count ?? 0
  }

  static func session(_ language: Language = .english) throws -> Session {
    Session(course: try course(), language: language)
  }

  static func scene(
    _ language: Language = .english,
    width: Int = 80,
    glyphs: Glyphs = .unicode
  ) -> Scene {
    Scene(
      language: language,
      options: RenderingOptions(width: width, glyphs: glyphs, usesColour: false)
    )
  }

  /// Lines as they are written without colours.
  static func text(_ lines: [Line], width: Int = 80, glyphs: Glyphs = .unicode) -> String {
    Output(RenderingOptions(width: width, glyphs: glyphs, usesColour: false)).text(of: lines)
  }
}
