import ComposableArchitecture

/// Who may see a profile.
@CasePathable
enum Visibilidad: Sendable {
  case privada
  case publica
}
