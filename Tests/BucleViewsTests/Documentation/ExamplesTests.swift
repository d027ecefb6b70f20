import ComposableArchitecture
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct ExamplesTests {
  @Test func `each line of an example in the sources stands in the compiled examples`() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let sources = package.appending(path: "Sources/BucleViews")
    let compiled = Set(
      try lines(
        of: URL(filePath: #filePath).deletingLastPathComponent()
          .appending(path: "Examples.swift")
      )
    )
    let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    var count = 0
    for name in try #require(names) where name.hasSuffix(".swift") {
      for line in Self.examples(in: try lines(of: sources.appending(path: name))) {
        count += 1
        #expect(compiled.contains(line), "\(name): \(line)")
      }
    }
    #expect(count > 15)
  }

  @Test func `the examples show what they say`() async throws {
    #expect(
      try Examples.contador(Almacen(Contador()))
        == [["     0", "[ - ] [ + ]"], ["     1", "[ - ] [ + ]"]]
    )
    #expect(ViewHost { Examples.saludo() }.rows() == ["Hola, Ana"])
    let diario = Diario()
    let store = diario.store()
    let form = ViewHost { Examples.formulario(store) }
    #expect(form.rows() == ["[ ] Avisos", "Filtro: [Todos     ▾]"])
    let lista = ViewHost { Examples.lista(store) }
    for _ in 0..<100_000 {
      if diario.acciones == ["aparece"] { break }
      await Task.yield()
    }
    #expect(diario.acciones == ["aparece"])
    #expect(lista.rows() == ["0"])
  }

  @Test func `a closure that a view keeps is a button's action`() throws {
    var count = 0
    let host = ViewHost { Examples.aceptar { count += 1 } }
    try host.tap(host.id("Aceptar"))
    #expect(count == 1)
  }

  private func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// The code between fences in documentation comments.
  private static func examples(in lines: [String]) -> [String] {
    var examples: [String] = []
    var isCode = false
    for line in lines where line.hasPrefix("///") {
      let text = line.dropFirst(3).trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("```") {
        isCode.toggle()
      } else if isCode, !text.isEmpty {
        examples.append(text)
      }
    }
    return examples
  }
}
