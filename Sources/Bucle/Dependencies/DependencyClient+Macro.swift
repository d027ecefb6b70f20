/// Makes a struct of closures a dependency whose endpoints, until they are given, report that they are called.
///
/// It adds an `init()` without endpoints and one with all of them. An endpoint that returns something and
/// cannot throw needs a default: `var leer: @Sendable () -> Int = { 0 }`.
@attached(memberAttribute)
@attached(member, names: named(init))
public macro DependencyClient() =
  #externalMacro(module: "BucleMacros", type: "DependencyClientMacro")

/// Makes a closure report when it is called without having been given; `@DependencyClient` adds it.
///
/// A closure whose arguments have names can be called as a method with them.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "BucleMacros", type: "DependencyEndpointMacro")

/// Leaves a closure of a `@DependencyClient` as it is.
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "BucleMacros", type: "DependencyEndpointIgnoredMacro")

// swift-format-ignore: NoLeadingUnderscores
/// Reports that an endpoint was called which nobody gave: what `@DependencyEndpoint` calls.
public func _$reportUnimplemented(
  _ endpoint: String,
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt
) {
  reportIssue(
    DependencyText.unimplemented(name: endpoint),
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}
