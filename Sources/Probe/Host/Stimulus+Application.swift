import Wire

extension Stimulus {
  /// Brings this about, for a feature whose calls are these; the caller settles.
  @MainActor
  func apply(to feature: any Feature, _ calls: ScriptedCalls) -> Refusal? {
    switch self {
    case .advance(let duration):
      VirtualTime.shared.advance(by: duration) { feature.settle() }
      return nil
    case .resolve(let number, let answer):
      return calls.resolve(number, answer)
    case .reply(let call, let answer):
      return calls.reply(to: call, answer)
    case .dismiss:
      feature.release()
      return nil
    default:
      return feature.apply(self)
    }
  }

  /// Whether it happens with or without a screen: time passes and answers come after it is gone.
  var isOfTheWorld: Bool {
    switch self {
    case .advance, .resolve, .reply: true
    case .send, .set, .call, .interact, .dismiss: false
    }
  }
}
