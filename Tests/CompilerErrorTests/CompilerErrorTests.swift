import Examiner
import Foundation
import Testing

/// One mistake, one error, on the guilty line, with the name that is at fault.
@Suite struct CompilerErrorTests {
  private static let environment = ProcessInfo.processInfo.environment

  private func compile(_ source: String) throws -> [CompilerDiagnostic] {
    try SnippetCompiler(
      installation: Installation(environment: Self.environment),
      toolchain: Toolchain(environment: Self.environment)
    ).diagnostics(
      source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      imports: ["ComposableArchitecture", "SwiftUI"]
    )
  }

  @Test func `the feature without a mistake compiles`() throws {
    #expect(try compile(Mistake.feature) == [])
  }

  @Test(arguments: Mistake.inReducers + Mistake.inUses)
  func `a mistake is one error at its line`(_ mistake: Mistake) throws {
    let diagnostics = try compile(mistake.source)
    #expect(diagnostics.map(\.line) == [try #require(mistake.line)], "\(diagnostics)")
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(
      diagnostics.first?.message.contains(mistake.mentions) == true,
      "\(diagnostics.map(\.message))"
    )
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

  @Test func `eight reducers, and eight chained operators, type-check`() throws {
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
    let start = ContinuousClock.now
    let diagnostics = try compile(source)
    print("eight reducers and eight operators compile in \(ContinuousClock.now - start)")
    #expect(diagnostics == [])
  }
}
