import Examiner
import Foundation
import Testing

@Suite struct `Kept probes` {
  /// A kata of this test's own, and the folder that its probes are kept in.
  private let id = "contador-\(UUID().uuidString)"
  private var shelf: URL { Course.installation.cache.appending(path: "probes/\(id)") }

  private func build(
    _ source: String,
    pace: KataBuilder.Pace = .thrifty
  ) throws -> BuiltKata {
    let folder = try Course.Folder()
    var kata = Course.contador(at: try folder.write(source, as: "Contador.swift"))
    kata.id = id
    let builder = KataBuilder(
      installation: Course.installation,
      toolchain: try Toolchain(environment: Course.environment),
      pace: pace
    )
    guard case .built(let built) = try builder.build(kata) else { throw Course.NotBuilt() }
    return built
  }

  private func refused(_ built: BuiltKata) throws -> [String] {
    Examination(
      try Course.shortContador,
      subject: built.subject,
      reference: Course.installation.reference("kata:contador")
    ).run().refused
  }

  private var kept: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: shelf.path) }
  }

  @Test func `serve every file of the same interface, whatever its bodies do`() throws {
    defer { try? FileManager.default.removeItem(at: shelf) }
    let right = HostileFile.source("")
    #expect(try refused(build(right)).isEmpty)
    let first = try kept
    #expect(first.count == 1)
    let wrong = right.replacing("state.cuenta += 1", with: "state.cuenta += 2")
    #expect(try refused(build(wrong)).first == "incremento")
    #expect(try kept == first)
  }

  @Test func `serve a file that is compiled in one go, after a first one that was not`() throws {
    defer { try? FileManager.default.removeItem(at: shelf) }
    let right = HostileFile.source("")
    #expect(try refused(build(right, pace: .soonest)).isEmpty)
    let first = try Set(kept)
    #expect(first.count == 2)
    let wrong = right.replacing("state.cuenta += 1", with: "state.cuenta += 2")
    #expect(try refused(build(wrong, pace: .soonest)).first == "incremento")
    #expect(try Set(kept) == first)
  }

  @Test func `serve no file of another interface`() throws {
    defer { try? FileManager.default.removeItem(at: shelf) }
    let right = HostileFile.source("")
    _ = try build(right)
    let moved = right.replacing("{ var cuenta = 0 }", with: "{ var antes = 7; var cuenta = 0 }")
    #expect(moved != right)
    #expect(try refused(build(moved)).isEmpty)
    #expect(try kept.count == 2)
  }

  @Test func `are not believed when they are damaged`() throws {
    defer { try? FileManager.default.removeItem(at: shelf) }
    let right = HostileFile.source("")
    _ = try build(right)
    let place = shelf.appending(path: try #require(kept.first))
    try Data("otra".utf8).write(to: place.appending(path: "Interface.swiftmodule"))
    #expect(try refused(build(right)).isEmpty)
  }
}
