import ComposableArchitecture
import Synchronization
import Testing

/// An executor that runs its jobs where they come from, and counts them.
private final class ColaContada: SerialExecutor {
  private let cuenta = Mutex(0)

  var turnos: Int { cuenta.withLock { $0 } }

  func enqueue(_ job: consuming ExecutorJob) {
    cuenta.withLock { $0 += 1 }
    UnownedJob(job).runSynchronously(on: asUnownedSerialExecutor())
  }
}

private actor Espera {
  private nonisolated let cola = ColaContada()

  nonisolated var unownedExecutor: UnownedSerialExecutor { cola.asUnownedSerialExecutor() }

  /// How often the actor had to be entered again while it waited.
  func turnos(hasta tarea: StoreTask) async -> Int {
    let antes = cola.turnos
    await tarea.finish()
    return cola.turnos - antes
  }
}

@MainActor
@Suite struct FinishTurnsTests {
  @Test func `waiting for what has ended does not leave the caller's executor`() async {
    let store = Store(initialState: 0) { Reduce<Int, Int> { _, _ in .run { _ in } } }
    let tarea = store.send(0)
    await tarea.finish()
    #expect(await Espera().turnos(hasta: tarea) == 0)
  }
}
