@testable import BucleCLI

/// What a session asks for, in a word each.
func names(_ effects: [Session.Effect]) -> [String] {
  effects.map { effect in
    switch effect {
    case .show(let passage): "\(passage)".prefix { $0 != "(" }.description
    case .run(let run): "run \("\(run.purpose)".prefix { $0 != "(" })"
    case .compile: "compile"
    case .count: "count"
    case .expand: "expand"
    case .judge: "judge"
    case .work(let work): "\(work)"
    case .record(let record): "record \("\(record)".prefix { $0 != "(" })"
    case .form: "form"
    case .save: "save"
    case .load: "load"
    case .leave: "leave"
    }
  }
}
