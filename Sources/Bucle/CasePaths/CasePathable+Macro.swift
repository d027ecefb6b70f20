/// Lets an enum's cases be reached through key paths: `\.respuesta`, `value[case: \.respuesta]`.
///
/// `@Reducer` adds it to a nested `Action`, so it is seldom written by hand.
@attached(
  member,
  names: named(AllCasePaths),
  named(allCasePaths),
  named(_$cases),
  named(_$tag),
  named(binding)
)
@attached(extension, conformances: CasePathable)
public macro CasePathable() =
  #externalMacro(module: "BucleMacros", type: "CasePathableMacro")
