/// Declares the state of a feature that is presented now and then: `@Presents var destino: Destino.State?`.
///
/// In an `@ObservableState`, `destino` is the optional and `$destino` is what `ifLet` takes.
@attached(peer)
public macro Presents() = #externalMacro(module: "BucleMacros", type: "PresentsMacro")

/// Observes a presented state under a number; `@ObservableState` adds it beside `@Presents`.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ObservationStatePresented(field: Int) =
  #externalMacro(module: "BucleMacros", type: "ObservationStatePresentedMacro")
