import Dispatch

/// Lets so many pass at a time; whoever comes more waits.
///
/// A compiler keeps a core busy. What else a verdict needs waits for one process or another most of the time,
/// and goes on beside the compilers.
package struct Turnstile: Sendable {
  private let places: DispatchSemaphore

  package init(_ count: Int) {
    places = DispatchSemaphore(value: count)
  }

  func pass<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    places.wait()
    defer { places.signal() }
    return try body()
  }
}
