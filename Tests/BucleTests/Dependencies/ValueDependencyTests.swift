import Bilingual
import Bucle
import ComposableArchitecture
import Foundation
import Testing

/// A feature that asks the machine for everything it has.
@Reducer
private struct Diario {
  @ObservableState
  struct State: Equatable {
    var notas: [Nota] = []
  }

  struct Nota: Equatable, Identifiable {
    let id: UUID
    var fecha: Date
    var dia: Int
    var zona: String
    var lengua: String
  }

  enum Action { case anotar }

  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var ahora
  @Dependency(\.calendar) var calendario
  @Dependency(\.timeZone) var zona
  @Dependency(\.locale) var lengua

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      var calendario = calendario
      calendario.timeZone = zona
      state.notas.append(
        Nota(
          id: uuid(),
          fecha: ahora,
          dia: calendario.component(.day, from: ahora),
          zona: zona.identifier,
          lengua: lengua.identifier
        )
      )
      return .none
    }
  }
}

private struct Sello {
  static let linea = #line + 1
  @Dependency(\.uuid) var uuid
  @Dependency(\.date) var date
  @Dependency(\.calendar) var calendar
  @Dependency(\.locale) var locale
  @Dependency(\.timeZone) var timeZone
}

@MainActor
@Suite struct ValueDependencyTests {
  @Test func `a test says which identifiers and dates the machine gives`() async throws {
    let ahora = Date(timeIntervalSince1970: 86_400)
    let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
    let store = TestStore(initialState: Diario.State()) {
      Diario()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.date.now = ahora
      $0.calendar = Calendar(identifier: .gregorian)
      $0.timeZone = madrid
      $0.locale = Locale(identifier: "es_ES")
    }
    for numero in 0...1 {
      await store.send(.anotar) {
        $0.notas.append(
          Diario.Nota(
            id: UUID(numero),
            fecha: ahora,
            dia: 2,
            zona: "Europe/Madrid",
            lengua: "es_ES"
          )
        )
      }
    }
  }

  @Test func `incrementing identifiers start again, constant ones stay`() {
    #expect("\(UUID(258))" == "00000000-0000-0000-0000-000000000102")
    let (uno, otro) = (UUIDGenerator.incrementing, UUIDGenerator.incrementing)
    #expect([uno(), uno(), otro()] == [UUID(0), UUID(1), UUID(0)])
    let fijo = UUIDGenerator.constant(UUID(7))
    #expect([fijo(), fijo()] == [UUID(7), UUID(7)])
    let fecha = DateGenerator.constant(Date(timeIntervalSince1970: 3))
    #expect(fecha() == fecha.now)
  }

  @Test func `live values are the machine's`() {
    withDependencies {
      $0.context = .live
    } operation: {
      let sello = Sello()
      #expect(sello.uuid() != sello.uuid())
      #expect(sello.date.now <= sello.date.now)
      #expect(sello.timeZone == .autoupdatingCurrent)
    }
  }

  @Test func `each value that a test did not name is reported at its declaration`() async {
    let issues = await IssueCollector.collect {
      DependencyValues.withCurrent(.ofNewTest()) {
        let sello = Sello()
        #expect(sello.uuid() == UUID(0))
        #expect(sello.date() == Date(timeIntervalSince1970: 0))
        _ = (sello.calendar, sello.locale, sello.timeZone)
      }
    }
    #expect(issues.map(\.site.line) == (0..<5).map { Sello.linea + $0 })
    #expect(
      issues.map(\.message.es) == [
        texto("uuid", "uuid = .incrementing"),
        texto("date", "date.now = Date(timeIntervalSince1970: 0)"),
        texto("calendar", "calendar = Calendar(identifier: .gregorian)"),
        texto("locale", #"locale = Locale(identifier: "es_ES")"#),
        texto("timeZone", "timeZone = .gmt"),
      ]
    )
    #expect(
      issues.first?.message.en == """
        the test uses 'uuid', which has no value for tests
        To fix, give it one in the test: 'withDependencies: { $0.uuid = .incrementing }'.
        """
    )
  }

  private func texto(_ nombre: String, _ ejemplo: String) -> String {
    """
    la prueba usa '\(nombre)', que no tiene valor para pruebas
    Para corregirlo, dale uno en la prueba: 'withDependencies: { $0.\(ejemplo) }'.
    """
  }

  @Test func `an operation runs with the dependencies of a value`() {
    let sello = withDependencies {
      $0.uuid = .constant(UUID(4))
      $0.date = .constant(Date(timeIntervalSince1970: 4))
    } operation: {
      Sello()
    }
    withDependencies(from: sello) {
      $0.date = .constant(Date(timeIntervalSince1970: 5))
    } operation: {
      @Dependency(\.uuid) var uuid
      @Dependency(\.date.now) var ahora
      #expect(uuid() == UUID(4))
      #expect(ahora == Date(timeIntervalSince1970: 5))
    }
  }

  @Test func `a value hands its dependencies down`() async {
    let sello = withDependencies {
      $0.uuid = .constant(UUID(4))
    } operation: {
      Sello()
    }
    // Neither call is marked with `try`.
    let hija = withDependencies(from: sello) { Sello() }
    #expect(hija.uuid() == UUID(4))
    let tarde = await withDependencies(from: sello) {
      await Task.megaYield(count: 1)
      return Sello()
    }
    #expect(tarde.uuid() == UUID(4))
  }

  @Test func `a value is handed down where nothing is switched`() async {
    await withDependencies {
      $0.uuid = .constant(UUID(4))
    } operation: {
      await withMainSerialExecutor {
        await Task.megaYield()
        #expect(Sello().uuid() == UUID(4))
      }
      withMainSerialExecutor { #expect(Sello().uuid() == UUID(4)) }
    }
  }
}
