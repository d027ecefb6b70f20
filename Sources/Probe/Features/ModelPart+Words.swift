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
