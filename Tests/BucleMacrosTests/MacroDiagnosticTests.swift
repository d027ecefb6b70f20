import Testing

@Suite struct MacroDiagnosticTests {
  @Test(arguments: Misuse.all) func `a misuse is pointed out`(_ misuse: Misuse) {
    #expect(Expansion(of: misuse.source).diagnostics == misuse.diagnostics)
  }
}
