import Bilingual
import Foundation

@testable import Examiner

/// A small kata of that kind: a search with an effect that a newer search cancels.
struct Caminos {
  static let module = TestedModule(name: "Caminos", source: reference)

  static let exam = Exam(
    kata: "caminos",
    checks: [
      Check("right", title: title, meaning: title, .accepting),
      Check("wrong", title: title, meaning: title, .finding(mutants)),
    ]
  )

  private static let title = Localized(es: "título", en: "title")

  /// Builds the module's versions from the cache, compiles the tests once, and runs them.
  ///
  /// `equivalents` are versions that the tests have to accept.
  func verdict(on tests: String, equivalents: [HiddenMutant] = []) throws -> Verdict {
    let folder = try Course.Folder()
    let toolchain = try Toolchain(environment: Course.environment)
    let libraries = try TestedLibraries(
      Self.module,
      mutants: Self.mutants + equivalents,
      builder: TestedModuleBuilder(installation: Course.installation, toolchain: toolchain)
    )
    var sources = KataSources(
      id: "caminos",
      module: "PruebasCaminos",
      probeModule: "CaminosProbe",
      files: [try folder.write(tests, as: "Pruebas.swift")],
      probe: try folder.write(Self.probe, as: "Probe.swift")
    )
    sources.linked = libraries.reference
    let outcome = try KataBuilder(installation: Course.installation, toolchain: toolchain)
      .build(sources)
    guard case .built(let built) = outcome else { throw NotBuilt(outcome: outcome) }
    var exam = Self.exam
    exam.equivalents = equivalents
    return try MutationExamination(exam, tests: built, against: libraries).run()
  }

  struct NotBuilt: Error {
    var outcome: BuildOutcome
  }

  private static let probe = """
    public import Probe

    @testable import PruebasCaminos

    public let program = SubjectProgram.tests { await pruebas() }
    """

  static let reference = """
    import ComposableArchitecture

    struct Mapa: Sendable, DependencyKey {
      var busca: @Sendable (String) async throws -> [String]
      static let liveValue = Mapa { _ in [] }
      static let testValue = Mapa { _ in [] }
    }
    extension DependencyValues {
      var mapa: Mapa {
        get { self[Mapa.self] }
        set { self[Mapa.self] = newValue }
      }
    }
    struct SinCamino: Error {}

    @Reducer
    struct Caminos {
      @ObservableState
      struct State: Equatable {
        var texto = ""
        var rutas: [String] = []
        var buscando = false
        var aviso: String?
        var intentos = 0
      }
      enum Action: Equatable {
        case escribir(String)
        case buscar
        case llegaron([String])
        case fallo
        case limpiar
      }
      enum CancelID { case busqueda }
      @Dependency(\\.mapa) var mapa

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .escribir(let texto):
            state.texto = texto
            state.aviso = nil
            return .none
          case .buscar:
            guard !state.texto.isEmpty else { return .none }
            state.buscando = true
            state.aviso = nil
            state.intentos += 1
            return .run { [texto = state.texto, mapa] send in
              do {
                await send(.llegaron(try await mapa.busca(texto)))
              } catch is SinCamino {
                await send(.fallo)
              }
            }
            .cancellable(id: CancelID.busqueda, cancelInFlight: true)
          case .llegaron(let rutas):
            state.buscando = false
            state.rutas = rutas.sorted()
            return .none
          case .fallo:
            state.buscando = false
            state.rutas = []
            state.aviso = "No hay camino"
            return .none
          case .limpiar:
            state = State(intentos: state.intentos)
            return .cancel(id: CancelID.busqueda)
          }
        }
      }
    }

    """
}
