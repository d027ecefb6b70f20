import Examiner
import Testing

@Suite struct `The walls` {
  @Test func `are missing where there is no bubblewrap`() {
    #expect(Confinement.detected(at: ["/no/such/bwrap"]) == .limitsOnly(.notInstalled))
  }

  @Test func `are missing where bubblewrap does not work`() {
    #expect(Confinement.detected(at: ["/bin/false"]) == .limitsOnly(.refused("")))
  }

  @Test func `must stand for somebody else's work, unless the user insists`() {
    let walls = Confinement.enclosed(bubblewrap: "/usr/bin/bwrap")
    let none = Confinement.limitsOnly(.notInstalled)
    #expect(walls.decision(on: .someoneElses) == .run)
    #expect(walls.decision(on: .own) == .run)
    #expect(none.decision(on: .own) == .runAfterNotice)
    #expect(none.decision(on: .someoneElses) == .refuse)
    #expect(none.decision(on: .someoneElses, insisting: true) == .runAfterNotice)
  }
}
