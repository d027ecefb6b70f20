public import FoundationEssentials

extension DependencyValues {
  /// The reader's calendar; a test has to say which.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The reader's language and country; a test has to say which.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The reader's time zone; a test has to say which.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private enum CalendarKey: DependencyKey {
  static let liveValue = Calendar.autoupdatingCurrent

  static var testValue: Calendar {
    MissingValue("calendar", example: "calendar = Calendar(identifier: .gregorian)").reportUse()
    return liveValue
  }
}

private enum LocaleKey: DependencyKey {
  static let liveValue = Locale.autoupdatingCurrent

  static var testValue: Locale {
    MissingValue("locale", example: #"locale = Locale(identifier: "es_ES")"#).reportUse()
    return liveValue
  }
}

private enum TimeZoneKey: DependencyKey {
  static let liveValue = TimeZone.autoupdatingCurrent

  static var testValue: TimeZone {
    MissingValue("timeZone", example: "timeZone = .gmt").reportUse()
    return liveValue
  }
}
