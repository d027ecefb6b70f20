import Bilingual
import Testing
import Typography
import Workbook

@testable import BucleCLI

/// The lines that a lesson proposes to type.
@Suite struct TriesTests {
  private let typed = ["type Título Nada", "type Cuerpo sin", "tap Guardar", "tap +"]

  private func text(_ width: Int, _ glyphs: Glyphs = .unicode) -> String {
    let scene = Fixture.scene(.spanish, width: width, glyphs: glyphs)
    return Fixture.text(scene.tries(typed), width: width, glyphs: glyphs)
  }

  @Test func `a row breaks between two lines to type, and a mark stands between them`() {
    #expect(
      text(50) == """
        Prueba: `type Título Nada` · `type Cuerpo sin` ·
          `tap Guardar` · `tap +`

        """
    )
    #expect(text(50, .ascii).hasPrefix("Prueba: `type Titulo Nada` | `type Cuerpo sin` |\n"))
  }

  @Test(arguments: 12...80)
  func `no row is too wide, and none ends in the middle of what fits on one`(width: Int) {
    let rows = text(width).split(separator: "\n")
    #expect(rows.allSatisfy { String($0).displayWidth <= width })
    if width >= 24 {
      #expect(rows.dropLast().allSatisfy { $0.hasSuffix(" ·") || $0 == "Prueba:" }, "\(rows)")
    }
  }

  @Test func `where it is read aloud, no mark has to be spoken`() {
    let options = RenderingOptions(
      width: 80,
      glyphs: .unicode,
      usesColour: false,
      isReadAloud: true
    )
    let scene = Scene(language: .spanish, options: options)
    #expect(
      Fixture.text(scene.tries(typed))
        == "Prueba: `type Título Nada`, `type Cuerpo sin`, `tap Guardar`, `tap +`\n"
    )
  }
}
