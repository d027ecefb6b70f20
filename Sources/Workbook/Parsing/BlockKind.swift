/// What a fence's info string may say.
enum BlockKind: String, CaseIterable {
  case swift
  case text
  case mermaid
  case play
  case predict
  case choose
  case weigh
  case compare
  case parallel
  case count
  case graph
  case expand
  case judge
  case test
  case refuse
  case kata
}
