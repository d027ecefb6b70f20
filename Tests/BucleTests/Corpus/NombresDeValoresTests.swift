import ComposableArchitecture
import Testing

/// The names of the helpers, as the reference spells them.
@MainActor
@Suite struct NombresDeValoresTests {
  @Test func `concurrency helpers have the names of the reference`() async {
    let caja = LockIsolated(0)
    caja.withValue { $0 += 1 }
    caja.setValue(caja.value + 2)
    #expect(caja.value == 3)
    #expect(UncheckedSendable(caja).value.value == 3)
    #expect(UncheckedSendable(wrappedValue: caja).wrappedValue.value == 3)
    let nunca = Task { try await Task.never() }
    nunca.cancel()
    await #expect(throws: CancellationError.self) { try await nunca.value }
    await Task.megaYield(count: 1)
    await withMainSerialExecutor { await Task.yield() }
    withMainSerialExecutor {}
  }

  @Test func `an identified array has the names of the reference`() {
    var hojas: IdentifiedArrayOf<Hoja.State> = [Hoja.State(id: 1)]
    #expect(hojas == IdentifiedArray(uniqueElements: [Hoja.State(id: 1)]))
    #expect(hojas == IdentifiedArray(uncheckedUniqueElements: [Hoja.State(id: 1)], id: \.id))
    #expect(hojas == IdentifiedArrayOf<Hoja.State>(uncheckedUniqueElements: [Hoja.State(id: 1)]))
    #expect(hojas == IdentifiedArray([Hoja.State(id: 1)], id: \.id, uniquingIDsWith: { a, _ in a }))
    hojas[id: 1]?.cuenta = 2
    hojas.append(Hoja.State(id: 2))
    hojas.insert(Hoja.State(id: 3), at: 0)
    #expect(hojas.update(Hoja.State(id: 1, cuenta: 5), at: 1).cuenta == 2)
    #expect(hojas[id: 1]?.cuenta == 5)
    hojas.updateOrAppend(Hoja.State(id: 4))
    hojas.updateOrInsert(Hoja.State(id: 5), at: 0)
    #expect(Array(hojas.ids) == [5, 3, 1, 2, 4])
    hojas.remove(id: 5)
    hojas.remove(Hoja.State(id: 4))
    hojas.remove(at: 0)
    hojas.move(fromOffsets: [0], toOffset: 2)
    hojas.swapAt(0, 1)
    hojas.reverse()
    hojas.sort { $0.id < $1.id }
    hojas.removeAll { $0.id == 2 }
    hojas.append(contentsOf: [])
    #expect(hojas.elements.map(\.id) == [1])
    #expect(hojas.index(id: 1) == 0 && hojas.contains(Hoja.State(id: 1, cuenta: 5)))
  }

  @Test func `printing has the names of the reference`() {
    let respuesta = Rama.Respuesta.dos(1, texto: "a")
    var salida = ""
    customDump([respuesta], to: &salida, name: "r", indent: 2, maxDepth: 1)
    #expect(salida == "  r: [.dos(…)]\n")
    #expect(String(customDumping: respuesta) == #".dos(1, texto: "a")"#)
    #expect(diff(respuesta, respuesta, format: .proportional) == nil)
    expectNoDifference(respuesta, respuesta, "iguales")
  }

  @Test func `issues have the names of the reference`() async {
    struct Libreta: IssueReporter {
      let lineas = LockIsolated<[String]>([])

      func reportIssue(
        _ message: @autoclosure () -> String?,
        fileID: StaticString,
        filePath: StaticString,
        line: UInt,
        column: UInt
      ) {
        let message = message() ?? "-"
        lineas.withValue { $0.append("\(line): \(message)") }
      }
    }
    struct Fallo: Error {}
    let libreta = Libreta()
    let linea = #line + 2
    withIssueReporters([libreta]) {
      reportIssue()
      reportIssue("mal")
      reportIssue("mal", severity: .warning)
      reportIssue(Fallo())
      reportIssue(Fallo(), "mal")
      withExpectedIssue { reportIssue("esperado") }
      withIssueReporters([]) { reportIssue("a nadie") }
    }
    await withIssueReporters(IssueReporters.current + [libreta]) {
      await Task {
        #expect(IssueReporters.current.count == 2)
        withIssueReporters([libreta]) { reportIssue("dentro") }
      }.value
    }
    #expect(IssueReporters.current.count == 1)
    #expect(
      libreta.lineas.value == [
        "\(linea): -", "\(linea + 1): mal", "\(linea + 2): mal", "\(linea + 3): Fallo()",
        "\(linea + 4): mal\nFallo()", "\(linea + 11): dentro",
      ]
    )
  }
}
