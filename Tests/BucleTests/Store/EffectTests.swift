import Bilingual
import Bucle
import ComposableArchitecture
import Testing

private enum ID: Hashable { case uno, dos }

@MainActor
@Suite struct EffectTests {
  @Test func `sends run in order, breadth first, before send returns`() {
    let store = Store(initialState: [String]()) {
      diario { action in
        switch action {
        case "a": .merge(.send("b1"), .send("b2"))
        case "b1": .merge(.send("c11"), .send("c12"))
        case "b2": .merge(.send("c21"), .send("c22"))
        default: .none
        }
      }
    }
    store.send("a")
    #expect(anotado(store) == ["a", "b1", "b2", "c11", "c12", "c21", "c22"])
  }

  @Test func `a chain of a hundred thousand sends does not recurse`() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        return action == 0 ? .none : .send(action - 1)
      }
    }
    store.send(99_999)
    #expect(store.withState { $0 } == 100_000)
  }

  @Test
  func `what an effect sends is reduced, with all it causes at once, before its await returns`()
    async
  {
    let store = Store(initialState: [String]()) {
      diario { action in
        switch action {
        case "a":
          .run { send in
            await send("b")
            await send("d")
          }
        case "b": .send("c")
        default: .none
        }
      }
    }
    await store.send("a").finish()
    #expect(anotado(store) == ["a", "b", "c", "d"])
  }

  @Test func `building an effect does nothing`() async {
    let store = Store(initialState: [String]()) {
      diario { action in
        switch action {
        case "a": return .run { send in await send("b") }.cancellable(id: ID.uno)
        case "z":
          _ = Effect<String>.cancel(id: ID.uno)
          return .none
        default: return .none
        }
      }
    }
    let task = store.send("a")
    store.send("z")
    await task.finish()
    #expect(anotado(store) == ["a", "z", "b"])
  }

  @Test func `a concatenation runs one effect after the other`() async {
    let store = Store(initialState: [String]()) {
      diario { action in
        guard action == "a" else { return .none }
        return .concatenate(
          .run { send in
            await send("1")
            await send("2")
          },
          .send("3"),
          .run { send in await send("4") }
        )
      }
    }
    await store.send("a").finish()
    #expect(anotado(store) == ["a", "1", "2", "3", "4"])
  }

  @Test func `an action that a reducer sends waits for its turn, and is reported there`() async {
    let buzon = Buzon()
    let linea = #line + 3
    let store = Store(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        if action == "a" { buzon.store?.send("re-entrante") }
        state.append(action)
        return action == "a" ? .send("b") : .none
      }
    }
    buzon.store = store
    let issues = await IssueCollector.collect { store.send("a") }
    #expect(anotado(store) == ["a", "re-entrante", "b"])
    #expect(issues.map(\.site.fileID) == [#fileID])
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.es) == [
        """
        un reducer ha enviado 're-entrante' al store en el que se ejecuta; se reduce cuando acabe
        Para corregirlo, devuelve la acción como efecto: 'return .send(…)'.
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        a reducer sent 're-entrante' to the store that it runs in; it is reduced when that is done
        To fix, return the action as an effect: 'return .send(…)'.
        """
      ]
    )
  }

  @Test func `a body is evaluated once`() {
    let evaluaciones = Evaluaciones()
    let store = Store(initialState: 0) { Contado(evaluaciones: evaluaciones) }
    store.send(1)
    store.send(2)
    #expect(store.withState { $0 } == 3)
    #expect(evaluaciones.veces == 1)
  }

  @Test func `an error that nobody catches is reported at the run's line`() async {
    struct Rotura: Error {}
    var linea = 0
    let issues = await IssueCollector.collect {
      linea = #line + 2
      let store = Store(initialState: [String]()) {
        diario { action in action == "a" ? .run { _ in throw Rotura() } : .none }
      }
      await store.send("a").finish()
    }
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.es) == [
        """
        un efecto ha lanzado un error que nadie recoge
          Rotura()

        Para corregirlo, convierte el error en una acción: 'Result { try await … }' dentro del efecto, o 'catch:' en 'run'.
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        an effect threw an error that nothing catches
          Rotura()

        To fix, turn the error into an action: 'Result { try await … }' inside the effect, or 'catch:' on 'run'.
        """
      ]
    )
  }

  @Test func `a send that outlives its effect is reported at the run's line and dropped`() async {
    let fuga = Fuga()
    var linea = 0
    let issues = await IssueCollector.collect {
      linea = #line + 4
      let store = Store(initialState: [String]()) {
        diario { action in
          guard action == "a" else { return .none }
          return .run { send in await fuga.guardar(send) }
        }
      }
      await store.send("a").finish()
      fuga.send?("tarde")
      #expect(anotado(store) == ["a"])
    }
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.es) == [
        """
        el efecto de 'a' ha enviado una acción después de terminar; la acción se descarta
          tarde

        Para corregirlo, no dejes que 'send' salga del cierre de 'run': espera dentro de él a todo lo que envía.
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        the effect of 'a' sent an action after it had ended; the action is dropped
          tarde

        To fix, keep 'send' inside the closure of 'run': wait there for everything that sends.
        """
      ]
    )
  }

  @Test func `an error that is caught can become an action`() async {
    struct Rotura: Error {}
    let store = Store(initialState: [String]()) {
      diario { action in
        guard action == "a" else { return .none }
        return .run { _ in
          throw Rotura()
        } catch: { error, send in
          await send("\(error)")
        }
      }
    }
    await store.send("a").finish()
    #expect(anotado(store) == ["a", "Rotura()"])
  }

  @Test func `map carries the actions of a child up`() async {
    let hijo = Effect<Int>.merge(.send(1), .run { send in await send(2) })
    let store = Store(initialState: [String]()) {
      diario { action in action == "a" ? hijo.map { "hijo \($0)" } : .none }
    }
    await store.send("a").finish()
    #expect(anotado(store) == ["a", "hijo 1", "hijo 2"])
  }
}

@MainActor
private final class Buzon {
  weak var store: Store<[String], String>?
}

@MainActor
private final class Fuga {
  var send: Send<String>?

  func guardar(_ send: Send<String>) {
    self.send = send
  }
}

private final class Evaluaciones {
  var veces = 0
}

/// A reducer written without the macro.
private struct Contado: Reducer {
  typealias State = Int
  typealias Action = Int

  let evaluaciones: Evaluaciones

  var body: some ReducerOf<Self> {
    let _ = evaluaciones.veces += 1
    Reduce { state, action in
      state += action
      return .none
    }
  }
}
