extension Effect {
  /// Lets the effect be cancelled by an identifier, from the moment its action is reduced.
  ///
  /// With `cancelInFlight`, whatever runs under that identifier is cancelled first. What a cancelled
  /// effect still sends is dropped, even if it was on its way.
  ///
  /// ```swift
  /// enum CancelID { case espera }
  /// let effect = Effect<Contador.Action>
  ///   .run { send in
  ///     try await Task.sleep(for: .seconds(1))
  ///     await send(.incremento)
  ///   }
  ///   .cancellable(id: CancelID.espera, cancelInFlight: true)
  /// ```
  public func cancellable(id: some Hashable, cancelInFlight: Bool = false) -> Self {
    if case .none = operation, !cancelInFlight { return self }
    return Self(.cancellable(CancelKey(id), cancelInFlight: cancelInFlight, operation))
  }

  /// Cancels everything under an identifier, when the store acts on it; a value thrown away cancels nothing.
  public static func cancel(id: some Hashable) -> Self {
    Self(.cancel(CancelKey(id)))
  }
}

/// A cancellation identifier: its type and its value.
///
/// The identifier's type is not asked to be `Sendable`, because an enum nested in a feature whose
/// module is isolated to the main actor could not satisfy it.
///
/// Unchecked because identifiers are hashed by the store only, on the main actor. Elsewhere they are
/// compared, by type first: with one that was made there and is `Sendable`, so its type allows that.
struct CancelKey: Hashable, @unchecked Sendable {
  private let type: ObjectIdentifier
  private let value: AnyHashable

  init<ID: Hashable>(_ id: ID) {
    type = ObjectIdentifier(ID.self)
    value = AnyHashable(id)
  }

  /// As a learner writes it: `Buscador.CancelID.peticion`.
  var description: String {
    let text = String(describing: value.base)
    let typeName = String(reflecting: Swift.type(of: value.base))
    if value.base is String { return "\"\(text)\"" }
    if typeName.hasPrefix("Swift.") { return text }
    return "\(writtenName(of: Swift.type(of: value.base))).\(text)"
  }
}
