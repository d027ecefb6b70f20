import Examiner
import SyntaxWire
import Testing

@Suite struct `The reader of sources` {
  private typealias Demand = StructuralRule.Demand
  private let reader = SyntaxReader(Course.installation)

  private func faults(_ demand: StructuralRule.Demand, _ text: String) throws -> [String] {
    let source = SourceText(name: "A.swift", text: text)
    guard case .checked(let violations) = try reader.answer(to: .check([source], [demand])) else {
      Issue.record("another question was answered")
      return []
    }
    return violations.flatMap { $0 }.map { "\($0.line):\($0.column) \($0.fault)" }
  }

  static let feature = """
    struct Perfil {
      enum Action { case uno, dos(Any); case tres }
      struct State { private(set) var nombre = ""; var edad = 1; let id = 2; var doble: Int { 2 } }
    }
    """

  @Test func `counts the cases of an enum, wherever it is nested`() throws {
    let right = StructuralRule.Demand(kind: .cases, place: "Perfil.Action", count: 3)
    #expect(try faults(right, Self.feature).isEmpty)
    let wrong = StructuralRule.Demand(kind: .cases, place: "Action", count: 2)
    #expect(try faults(wrong, Self.feature) == ["2:3 cases(3)"])
    let nowhere = StructuralRule.Demand(kind: .cases, place: "Otro.Action", count: 3)
    #expect(try faults(nowhere, Self.feature) == [#"1:1 absent("Otro.Action")"#])
  }

  @Test func `finds a type, by itself and behind aliases`() throws {
    let rule = StructuralRule.Demand(kind: .noType, place: "Perfil.Action", names: ["Any"])
    #expect(try faults(rule, Self.feature) == [#"2:31 present("Any")"#])
    let hidden = Self.feature.replacing("(Any)", with: "([Dos])")
    #expect(try faults(rule, hidden).isEmpty)
    let alias = hidden + "\ntypealias Uno = [Any]\ntypealias Dos = Uno\n"
    #expect(try faults(rule, alias) == [#"2:32 present("Any")"#])
  }

  @Test(arguments: [
    ("nombre", false), ("edad", true), ("id", false), ("doble", false),
  ])
  func `tells what can be set from outside`(name: String, isSettable: Bool) throws {
    let rule = StructuralRule.Demand(kind: .privateSet, place: "State", names: [name])
    #expect(try faults(rule, Self.feature).isEmpty != isSettable)
  }

  @Test func `asks for a state that stores what it should, and no more`() throws {
    let rule = Demand(kind: .stored, place: "A.State", names: ["a", "b"])
    let right = """
      struct A {
        struct State: Equatable {
          private(set) var a = 0
          var b: Int? { didSet { print(b) } }
          var doble: Int { a * 2 }
          mutating func sube() { a += 1 }
        }
        var otra = 1
      }
      """
    #expect(try faults(rule, right).isEmpty)
    // A constant of the type is no part of any state; what the type can change is.
    let named = right.replacing("var doble", with: "static let tope = 20\n  var doble")
    #expect(try faults(rule, named).isEmpty)
    let changing = named.replacing("static let", with: "static var")
    #expect(try faults(rule, changing) == [#"5:5 present("tope")"#])
    let more = right.replacing("var doble", with: "var c = 0, d = 1\n  var doble")
    #expect(try faults(rule, more) == [#"5:5 present("c")"#, #"5:5 present("d")"#])
    #expect(try faults(rule, right.replacing("a = 0", with: "x = 0")).count == 2)
    let hidden =
      right + """

        extension A.State {
        #if true
          static var todas = 0
        #endif
          static func == (one: Self, other: Self) -> Bool { true }
        }
        """
    #expect(try faults(rule, hidden) == [#"12:3 present("todas")"#, #"14:3 present("==")"#])
  }

  @Test(arguments: [
    "store.cuenta = 1", "store.cuenta += 1", "self.store.a[0].b = 1", "cambia(&store.cuenta)",
    "Button { store.a?.b = c = 1 }",
  ])
  func `finds what a view writes`(line: String) throws {
    let text = "struct V: View {\n  var body: some View {\n    \(line)\n  }\n}"
    let rule = StructuralRule.Demand(kind: .noAssignment, place: "V", names: ["store"])
    #expect(try faults(rule, text).count == 1)
    #expect(try faults(rule, text.replacing("store", with: "otro")).isEmpty)
  }

  @Test func `asks for calls and declarations, and forbids them`() throws {
    let text = "func a() { Task { b.c() } }"
    #expect(try faults(Demand(kind: .noCall, names: ["Task"]), text) == [#"1:12 present("Task")"#])
    #expect(try faults(Demand(kind: .call, names: ["c"]), text).isEmpty)
    #expect(try faults(Demand(kind: .call, names: ["d"]), text) == [#"1:1 absent("d")"#])
    #expect(try faults(Demand(kind: .declaration, names: ["a"]), text).isEmpty)
    #expect(try faults(Demand(kind: .noDeclaration, names: ["a"]), text).count == 1)
  }

  @Test func `counts what a feature declares`() throws {
    let text = """
      final class M {
        @Dependency(\\.continuousClock) var reloj
        private var tarea: Task<Void, Never>?
        enum A { case uno, dos }
        func f(x: Int) { if x > 0 { let y = 1 } else {} }
        var a: Any { [Binding(get: g, set: s), Binding<Int>(get: g, set: s), Binding(projected: b)] }
      }
      """
    let source = SourceText(name: "A.swift", text: text)
    var expected = Census()
    expected.cases = 2
    expected.branches = 1
    expected.identifiers = 10
    expected.bindings = 2
    expected.storedTasks = 1
    expected.dependencies = 1
    #expect(try reader.answer(to: .count([source])) == .counted(expected))
  }

  @Test func `survives a source that is nested without end`() throws {
    let depth = 200_000
    for text in [
      "let a = " + String(repeating: "(", count: depth) + String(repeating: ")", count: depth),
      "let a = b" + String(repeating: ".c", count: depth),
      String(repeating: "struct A { ", count: depth),
    ] {
      let rule = StructuralRule.Demand(kind: .noCall, names: ["x"])
      let source = SourceText(name: "A.swift", text: text)
      do throws(SyntaxFailure) {
        _ = try reader.answer(to: .check([source], [rule]))
      } catch {
        #expect(error == .unreadable)
      }
    }
  }
}
