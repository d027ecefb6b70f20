import Bilingual
import Testing
import Wire

@Suite struct `Wire values` {
  private static let trees: [Tree] = [
    .nothing, .bool(true), .int(0), .int(-1), .int(.max), .int(.min), .double(-0.5), .text("ñ 界 👩‍👩‍👧"),
    .list([.int(1), .list([])]), .record("Perfil", [.init("nombre", .text("Ana"))]),
    .variant("respuesta", .variant("success", .text(""))), .variant("incremento", nil),
    .opaque("Cosa"), .symbol(#"\.nombre"#),
  ]

  @Test(arguments: trees) func `a tree comes back as it went`(_ tree: Tree) throws {
    var writer = ByteWriter()
    writer.write(tree)
    var reader = ByteReader(writer.bytes)
    #expect(try reader.value(Tree.self) == tree)
    #expect(reader.isAtEnd)
  }

  @Test(arguments: trees) func `a tree cut short anywhere is refused`(_ tree: Tree) {
    var writer = ByteWriter()
    writer.write(tree)
    for count in 0..<writer.bytes.count {
      var reader = ByteReader(writer.bytes.prefix(count))
      #expect(throws: WireError.self) { try reader.value(Tree.self) }
    }
  }

  private static let stimuli: [Stimulus] = [
    .send(.variant("incremento", nil)), .set("titulo", .text("x")), .call("guardar", [.int(1)]),
    .advance(.milliseconds(300)), .resolve(2, .value(.list([]))), .resolve(1, .failure("red")),
    .interact(.init("+", index: 1), .tap), .interact(.init("Nombre"), .type("Ana")),
    .interact(.init("Nombre"), .erase(3)), .interact(.init("Recordarme"), .toggle), .dismiss,
    .interact(.init("Visibilidad"), .choose("Pública")),
  ]

  @Test(arguments: stimuli) func `a stimulus comes back as it went`(_ stimulus: Stimulus) throws {
    var writer = ByteWriter()
    writer.write(stimulus)
    var reader = ByteReader(writer.bytes)
    #expect(try reader.value(Stimulus.self) == stimulus)
  }

  @Test func `a reading comes back as it went, and its place is the part before the way there`()
    throws
  {
    var reading = Reading()
    reading.state = .record("State", [.init("cuenta", .int(3))])
    reading.calls = [.init(name: "datos.sobre", arguments: [.int(3)], isCancelled: false)]
    reading.sleeps = [.seconds(1)]
    reading.effects = ["pideDato"]
    reading.isReleased = false
    let place = bytes(of: reading)
    reading.actions = [.init(action: .variant("pideDato", nil), state: reading.state)]
    reading.screen = Screen(
      rows: ["3"],
      elements: [
        .init(kind: .button, label: "+", value: "", isEnabled: true),
        .init(kind: .picker, label: "Talla", value: "M", isEnabled: true, choices: ["S", "M"]),
      ],
      bodies: [.init(view: "ContadorView", count: 2)]
    )
    reading.printed = "hola\n"
    reading.warnings = [Localized(es: "sí", en: "yes")]
    reading.refusal = .noSuchCase("incremnto", known: ["incremento"])
    let whole = bytes(of: reading)
    var reader = ByteReader(whole)
    #expect(try reader.value(Reading.self) == reading)
    #expect(Reading.place(in: place[...]) == Reading.place(in: whole[...]))
    reading.state = .nothing
    #expect(Reading.place(in: bytes(of: reading)[...]) != Reading.place(in: whole[...]))
  }

  private static let refusals: [Refusal] = [
    .noSuchCase("a", known: ["b", "c"]), .wrongPayload(case: "a", expected: "Int", found: "nil"),
    .noSuchProperty("a", known: []), .noSuchElement("+", known: ["-"]),
    .wrongGesture(label: "+", kind: .button), .disabledElement("+"), .noSuchCall(2, pending: 1),
    .wrongAnswer(call: 1, expected: "String", found: "3"), .unsupported("x"), .dismissed,
  ]

  @Test(arguments: refusals) func `a refusal comes back as it went`(_ refusal: Refusal) throws {
    var writer = ByteWriter()
    writer.write(refusal)
    var reader = ByteReader(writer.bytes)
    #expect(try reader.value(Refusal.self) == refusal)
  }

  @Test func `a request that names a stimulus it does not carry is refused`() {
    var writer = ByteWriter()
    writer.write(
      Request(stimuli: [.dismiss], runs: [.init(steps: [1], quiet: 0)], parts: .state)
    )
    var reader = ByteReader(writer.bytes)
    #expect(throws: WireError.malformed) { try reader.value(Request.self) }
  }

  private static let forgeries: [[UInt8]] = [
    [6, 0xff, 0xff, 0xff, 0xff, 0x0f], [5, 0x80, 0x01], [42],
    [UInt8](repeating: 6, count: 1) + [UInt8](repeating: 0x80, count: 12),
  ]

  @Test(arguments: forgeries) func `a forged length or kind is refused`(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    #expect(throws: WireError.self) { try reader.value(Tree.self) }
  }

  @Test func `a tree nested without end is refused, not followed`() {
    var bytes: [UInt8] = []
    for _ in 0..<100_000 { bytes += [6, 2] }
    var reader = ByteReader(bytes)
    #expect(throws: WireError.malformed) { try reader.value(Tree.self) }
  }

  private func bytes(of reading: Reading) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(reading)
    return writer.bytes
  }
}
