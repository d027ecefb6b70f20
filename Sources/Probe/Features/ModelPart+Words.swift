import Wire

extension ModelPart {
  /// What is typed after a dot at the prompt, where a reducer would have an action; `nil` for what is only read.
  var actionCase: SubjectDescription.ActionCase? {
    switch kind {
    case .property(_, nil): nil
    case .property: SubjectDescription.ActionCase(name: "\(name) =", payload: nil)
    case .method: SubjectDescription.ActionCase(name: "\(name)()", payload: nil)
    }
  }
}

extension Tree? {
  /// The arguments of a call that was written as an action: `.suma(2)`.
  var arguments: [Tree] {
    switch self {
    case nil, .nothing?: []
    case .record("", let fields)?: fields.map(\.value)
    case let value?: [value]
    }
  }
}
