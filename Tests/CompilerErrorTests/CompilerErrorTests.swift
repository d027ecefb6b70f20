import Examiner
import Foundation
import Testing

/// One mistake, one error, on the guilty line, with the name that is at fault.
@Suite struct CompilerErrorTests {
  private static let environment = ProcessInfo.processInfo.environment

  private func compile(
    _ source: String,
    _ options: [String] = []
  ) throws -> [CompilerDiagnostic] {
    try SnippetCompiler(
      installation: Installation(environment: Self.environment),
      toolchain: Toolchain(environment: Self.environment)
    ).diagnostics(
      source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      imports: ["ComposableArchitecture", "SwiftUI"],
      options: options
    )
  }

  @Test func `the feature without a mistake compiles`() throws {
    #expect(try compile(Mistake.feature) == [])
  }

  @Test(arguments: Mistake.inReducers + Mistake.inUses)
  func `a mistake is one error at its line`(_ mistake: Mistake) throws {
    let diagnostics = try compile(mistake.source)
    let errors = diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.line) == [try #require(mistake.line)], "\(diagnostics)")
    let warnings = diagnostics.filter { $0.severity == .warning }
    #expect(warnings.map(\.line) == (mistake.warnedLine.map { [$0] } ?? []), "\(diagnostics)")
    #expect(
      diagnostics.first?.message.contains(mistake.mentions) == true,
      "\(diagnostics.map(\.message))"
    )
  }

  @Test func `a scope to a child that may be missing asks for a state that is observable`() throws {
    let source = """
      @Reducer
      struct Armario {
        struct State { var lista: Lista.State? }
        enum Action { case lista(Lista.Action) }
        var body: some ReducerOf<Self> {
          EmptyReducer().ifLet(\\.lista, action: \\.lista) { Lista() }
        }
      }
      @MainActor func uso(store: StoreOf<Armario>) {
        if let lista = store.scope(\\.lista, action: \\.lista) {  // ←
          print(lista.cuenta)
        }
      }
      """
    let mistake = Mistake("", using: source, mentions: "put '@ObservableState'")
    let diagnostics = try compile(mistake.source)
    #expect(diagnostics.map(\.line) == [try #require(mistake.line)], "\(diagnostics)")
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics.first?.message.contains(mistake.mentions) == true, "\(diagnostics)")
  }

  @Test(
    arguments: [
      ("  enum Action: BindableAction {  // ←", "put 'BindingReducer()' into 'body'"),
      ("  struct State: Equatable {  // ←", "put '@ObservableState' on 'State'"),
      ("struct Ficha {  // ←", "does nothing unless an extension has one"),
    ]
  )
  func `a remark of a macro is shown as a warning`(_ guilty: String, _ mentions: String) throws {
    let isObserved = !guilty.contains("State:")
    let hasBody = !guilty.hasPrefix("struct")
    let source = """
      @Reducer
      struct Ficha {
      \(isObserved ? "  @ObservableState" : "")
        struct State: Equatable {
          var nombre = ""
        }
        enum Action: BindableAction {
          case binding(BindingAction<State>)
        }
      \(hasBody ? "  var body: some ReducerOf<Self> { \(isObserved ? "EmptyReducer" : "BindingReducer")() }" : "")
      }
      """.replacing(String(guilty.dropLast(6)), with: guilty)
    let mistake = Mistake("", using: source, mentions: mentions)
    let diagnostics = try compile(mistake.source)
    #expect(diagnostics.map(\.severity) == [.warning], "\(diagnostics)")
    #expect(diagnostics.map(\.line) == [try #require(mistake.line)])
    #expect(diagnostics.first?.message.contains(mentions) == true)
  }

  @Test func `what a store offers is not touched by what it refuses`() throws {
    let uses = """
      @Reducer
      struct Ficha {
        @ObservableState
        struct State {
          var nombre = ""
          var lineas: [Int] = []
          var direccion = Direccion()
          var cierre = Cierre()
        }
        @ObservableState
        struct Direccion: Equatable { var calle = "" }
        struct Cierre {}
        enum Action: BindableAction { case binding(BindingAction<State>) }
        var body: some ReducerOf<Self> { BindingReducer() }
      }
      struct Vista: View {
        @Bindable var store: StoreOf<Ficha>
        var body: some View {
          TextField("nombre", text: $store.nombre)
          TextField("calle", text: $store.direccion.calle)
          Text("\\(store.cierre)")
        }
      }
      @MainActor func uso(store: StoreOf<Ficha>) {
        store.nombre = "Ana"
        store.nombre += " María"
        store.lineas.append(2)
        store.direccion.calle = "Mayor"
        print(store[keyPath: \\.nombre], store.state.nombre, store.cierre)
      }
      """
    #expect(try compile(uses) == [])
  }

  // The compiler counts its own processor time, so that a busy machine makes no difference.
  @Test func `eight reducers, and eight chained operators, type-check in under a second`() throws {
    let one = """
        Reduce { state, action in
            state.cuenta += 1
            return .none
          }
          .onChange(of: \\.cuenta) { anterior, state in
            state.texto = "\\(anterior)"
            return .none
          }

      """
    let chained = """
          Reduce { state, action in .none }
      \(String(repeating: "          .onChange(of: \\.cuenta) { _, _ in .none }\n", count: 8))
      """
    let source = """
      @Reducer
      struct Larga {
        @ObservableState
        struct State: Equatable { var cuenta = 0; var texto = "" }
        enum Action { case sumar }
        var body: some ReducerOf<Self> {
      \(String(repeating: one, count: 8))\(chained)
        }
      }
      """
    let limits = ["-warn-long-expression-type-checking=1000", "-warn-long-function-bodies=1000"]
    #expect(try compile(source, limits) == [])
  }

  @Test func `a limit on type checking is one that the compiler keeps`() throws {
    let diagnostics = try compile(Mistake.feature, ["-warn-long-function-bodies=1"])
    #expect(diagnostics.contains { $0.severity == .warning && $0.message.contains("type-check") })
  }
}
