/// What a feature depends on without declaring it.
enum BuiltInDependencies {
  static let names: Set = [
    "calendar", "context", "continuousClock", "date", "dismiss", "isPresented", "locale",
    "suspendingClock", "timeZone", "uuid", "withRandomNumberGenerator",
  ]
}
