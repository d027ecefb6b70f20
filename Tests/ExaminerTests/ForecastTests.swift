import Foundation
import Testing
import Wire

@testable import Examiner

@Suite struct `An exploration that follows a forecast` {
  private static let check = `An exploration of the whole environment`.check(
    [.state, .actions, .waiting, .afterlife],
    bound: 4
  )

  private func outcome(_ id: String, _ forecasts: Forecasts?) -> CheckResult.Outcome? {
    `An exploration of the whole environment`.outcome(id, forecasts: forecasts, Self.check)
  }

  /// What a verdict shows of an exploration, without times and how the places were come to.
  private func shown(_ outcome: CheckResult.Outcome?) -> String {
    switch outcome {
    case .passed(let coverage?):
      "passed: \(coverage.states) \(coverage.sequences ?? 0) \(coverage.bound) \(coverage.world)"
    case .failed(let example): "\(example.trace.script) \(example.disagreement)"
    case let other: "\(String(describing: other))"
    }
  }

  @Test(arguments: ["buscador", "buscador-obediente", "buscador-tardio", "buscador-terco"])
  func `comes to what one without it comes to`(_ id: String) {
    let forecasts = Forecasts()
    let expected = shown(outcome(id, nil))
    #expect(shown(outcome(id, forecasts)) == expected)
    #expect(shown(outcome(id, forecasts)) == expected)
  }

  @Test func `gives each side fewer stimuli`() throws {
    guard case .passed(let anew?)? = outcome("buscador", nil),
      case .passed(let followed?)? = outcome("buscador", Forecasts())
    else { throw Course.NotBuilt() }
    #expect(followed.stimuli < anew.stimuli)
    #expect(followed.world == anew.world)
  }

  @Test func `takes every way that there is, and few of them again`() throws {
    guard case .exhaustive(let exploration) = Self.check.question else {
      Issue.record("expected: the check explores")
      return
    }
    let forecast = try #require(
      try Forecast.make(
        Explorer(exploration, by: Self.check.yardstick),
        reference: SubjectProcess(Course.installation.reference("prueba:buscador"))
      )
    )
    var tour = Tour(through: forecast.graph)
    var taken = forecast.graph.nodes.map { _ in Set<Int>() }
    var count = 0
    for leg in tour.next(stimuli: .max) {
      var place = 0
      for (step, way) in leg.ways.enumerated() {
        #expect(way.node == place)
        #expect(forecast.graph.nodes[place].possible[way.index] == leg.steps[step])
        taken[way.node].insert(way.index)
        place = leg.places[step]
        count += 1
      }
    }
    let all = forecast.graph.nodes.map { Set($0.successors.indices) }
    #expect(taken == all)
    #expect(count < 4 * all.reduce(0) { $0 + $1.count })
  }

  @Test func `finds a kept forecast, and is misled by none that is cut off or forged`() throws {
    let folder = try Course.Folder()
    let place = folder.url.appending(path: "prueba.mundo")
    let expected = shown(outcome("buscador", nil))
    #expect(shown(outcome("buscador", Forecasts(in: folder.url))) == expected)
    let kept = try Data(contentsOf: place)
    #expect(shown(outcome("buscador", Forecasts(in: folder.url))) == expected)
    for forged in [Data(), kept.dropLast(), Data(kept.reversed()), kept.dropFirst(kept.count / 2)] {
      try forged.write(to: place)
      #expect(shown(outcome("buscador", Forecasts(in: folder.url))) == expected)
      #expect(try Data(contentsOf: place) == kept)
    }
  }

  @Test func `believes no forecast that leaves ways out`() throws {
    guard case .exhaustive(let exploration) = Self.check.question else {
      Issue.record("expected: the check explores")
      return
    }
    let explorer = Explorer(exploration, by: Self.check.yardstick)
    let program = Course.installation.reference("prueba:buscador")
    var forecast = try #require(
      try Forecast.make(explorer, reference: SubjectProcess(program))
    )
    forecast.graph.nodes[0].possible.removeLast()
    forecast.graph.nodes[0].successors.removeLast()
    let sides = LockStep(
      subject: SubjectSide(try SubjectProcess(program)),
      reference: ReferenceSide(try SubjectProcess(program))
    )
    guard case .strayed = try explorer.follow(forecast, sides) else {
      Issue.record("a forecast without the screen's end is followed")
      return
    }
  }
}
