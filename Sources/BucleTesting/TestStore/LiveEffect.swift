internal import Bucle

/// An effect in flight, as failures tell of it.
struct LiveEffect {
  var name: String?
  var cancellationIDs: [String]
  var startedBy: Dump
  /// Where the test sent what led to it; `nil` if that is not known.
  var site: CallSite?
  /// How far its test clock has to advance; `nil` if it does not sleep on one, or that is not known.
  var sleep: Duration?

  init(_ work: Work, sentAt site: CallSite?, sleep: Duration?) {
    name = work.origin.name
    cancellationIDs = work.origin.cancellationIDs
    startedBy = Dump(work.origin.action)
    self.site = site
    self.sleep = sleep
  }
}

/// How waiting for something that only an effect can bring about came out.
enum WaitOutcome {
  /// It happened.
  case happened
  /// It cannot happen: no effect is left, or all that are left sleep on test clocks.
  case cannotHappen
  /// It did not happen in so much real time.
  case timedOut(Duration)

  /// The real time that was waited in vain; `nil` if none was.
  var waited: Duration? {
    if case .timedOut(let duration) = self { return duration }
    return nil
  }
}
