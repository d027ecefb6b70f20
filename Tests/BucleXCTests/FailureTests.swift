import ComposableArchitecture
import XCTest

/// Run by `swift test --disable-swift-testing`: a test store fails the test case that it is used in.
final class FailureTests: XCTestCase {
  private struct Failure: Equatable {
    var text: String
    var file: String
    var line: Int
  }

  private var isCollecting = false
  private var failures: [Failure] = []

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    guard isCollecting else {
      super.recordFailure(
        withDescription: description,
        inFile: filePath,
        atLine: lineNumber,
        expected: expected
      )
      return
    }
    failures.append(Failure(text: description, file: filePath, line: lineNumber))
  }

  @MainActor
  func testAnUndeclaredChangeFailsTheTestCaseAtTheLineOfTheCall() async {
    let store = TestStore(initialState: Interruptor.State(encendido: true)) { Interruptor() }
    isCollecting = true
    let line = #line + 1
    await store.send(.pulsar)
    isCollecting = false
    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertEqual(failures.map(\.file), [#filePath])
    XCTAssertEqual(
      failures.first?.text.hasSuffix(
        """
          await store.send(.pulsar) {
            $0.encendido = false
          }
        """
      ),
      true,
      failures.first?.text ?? ""
    )
  }

  @MainActor
  func testATestThatSaysEverythingPasses() async {
    let clock = TestClock()
    let store = TestStore(initialState: Interruptor.State()) {
      Interruptor()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.pulsar) { $0.encendido = true }
    await clock.advance(by: .seconds(60))
    await store.receive(.pulsar) { $0.encendido = false }
  }

  func testWhatHasNoValueForTestsIsATestsMatterHereToo() {
    XCTAssertEqual(DependencyValues().context, .test)
  }
}

@Reducer
struct Interruptor {
  @ObservableState
  struct State: Equatable {
    var encendido = false
  }

  enum Action: Equatable {
    case pulsar
  }

  @Dependency(\.continuousClock) var reloj

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.encendido.toggle()
      guard state.encendido else { return .none }
      return .run { send in
        try await reloj.sleep(for: .seconds(60))
        await send(.pulsar)
      }
    }
  }
}
