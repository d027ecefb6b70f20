import Testing

@Suite struct RefusedCodeTests {
  @Test func `a loop in a body is refused at its end and told the remedy`() throws {
    let errors = try Compilation.errors(
      of: """
        struct Lista: View {
          let nombres = ["a", "b"]
          var body: some View {
            VStack {
              for nombre in nombres {
                Text(nombre)
              }
            }
          }
        }
        """
    )
    #expect(
      errors == [
        "7: 'buildArray' is unavailable: a ViewBuilder has no 'for'; list the views with "
          + "'ForEach(data) { element in … }'"
      ]
    )
  }

  @Test func `what is no view is refused where it stands`() throws {
    let errors = try Compilation.errors(
      of: """
        struct Lista: View {
          var body: some View {
            VStack {
              Text("a")
              5
            }
          }
        }
        """
    )
    #expect(
      errors == [
        "5: static method 'buildExpression' requires that 'Int' conform to 'View'"
      ]
    )
  }

  @Test func `a view that compiles has no errors`() throws {
    let errors = try Compilation.errors(
      of: #"struct V: View { var body: some View { Text("a") } }"#
    )
    #expect(errors.isEmpty)
  }
}
