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
