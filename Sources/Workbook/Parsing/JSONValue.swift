/// A JSON value that knows where it stands, so that a problem in it can be shown to its author.
struct JSONValue {
  enum Content {
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
    case array([JSONValue])
    case object([Member])
  }

  struct Member {
    let key: String
    let keyPosition: SourcePosition
    let value: JSONValue
  }

  let position: SourcePosition
  let content: Content
}
