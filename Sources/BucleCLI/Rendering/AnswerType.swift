/// The type that a call returns, as a learner writes it, with an answer to go by.
struct AnswerType: Hashable {
  /// `[String]`, where Swift prints `Array<String>`.
  let written: String
  /// A literal of the type; `nil` where it has none that could be guessed.
  let sample: String?

  /// Reads a type as Swift prints it.
  init(printed: String) {
    if let element = Self.argument(of: "Array", in: printed).map(AnswerType.init(printed:)) {
      written = "[\(element.written)]"
      sample = element.sample.map { "[\($0)]" }
    } else if let wrapped = Self.argument(of: "Optional", in: printed).map(
      AnswerType.init(printed:)
    ) {
      written = "\(wrapped.written)?"
      sample = wrapped.sample
    } else {
      written = printed
      sample = Self.samples[printed]
    }
  }

  private static let samples = ["String": "\"…\"", "Int": "1", "Double": "1.5", "Bool": "true"]

  private static func argument(of generic: String, in printed: String) -> String? {
    guard printed.hasPrefix("\(generic)<"), printed.hasSuffix(">") else { return nil }
    return String(printed.dropFirst(generic.count + 1).dropLast())
  }
}
