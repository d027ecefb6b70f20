package import Wire

/// Two of our own programs under one specification: what each can come to, and what only one of them can.
///
/// Nothing is judged. What can happen to each program depends on what waits in it, so that a race that
/// only one of them allows is met in that one.
package struct ArchitectureComparison: Sendable {
  /// Its events are told to the first program in the subject's words, to the second in the reference's.
  package var exploration: Exploration
  /// The properties of the state by which states are told apart.
  package var properties: [String]

  package init(_ exploration: Exploration, properties: [String]) {
    self.exploration = exploration
    self.properties = properties
  }

  /// What the comparison found.
  package struct Report: Sendable, Hashable {
    package var first: Side
    package var second: Side
  }

  /// What one program can come to.
  package struct Side: Sendable, Hashable {
    package var states: Int
    /// The states that the other never comes to, the nearest first.
    package var only: [Possibility]
    package var coverage: Coverage
  }

  /// A state with the shortest script that leads there.
  package struct Possibility: Sendable, Hashable {
    package var state: Tree
    package var script: Script
  }

  /// Why there is no report.
  package enum Failure: Error, Sendable, Hashable {
    case ended(SubjectFailure)
    /// A program did not do the same twice.
    case unrepeatable(Script)
  }

  package func run(_ first: Subject, _ second: Subject) throws(Failure) -> Report {
    let one = try survey(first) { $0.subject }
    let other = try survey(second) { $0.reference }
    return Report(first: one.side(without: other), second: other.side(without: one))
  }

  private struct Survey {
    var possibilities: [Possibility]
    var coverage: Coverage

    func side(without other: Survey) -> Side {
      let known = Set(other.possibilities.map(\.state))
      return Side(
        states: possibilities.count,
        only: possibilities.filter { !known.contains($0.state) },
        coverage: coverage
      )
    }
  }

  /// Explores one program beside itself.
  private func survey(
    _ subject: Subject,
    word: (Event) -> Stimulus
  ) throws(Failure) -> Survey {
    var exploration = exploration
    exploration.alphabet = exploration.alphabet.map { Event(word($0)) }
    let yardstick = Yardstick(aspects: [.state, .waiting, .afterlife])
    let found: (outcome: Explorer.Outcome, graph: PlaceGraph)
    do throws(SubjectFailure) {
      let sides = LockStep(
        subject: SubjectSide(try SubjectProcess(subject)),
        reference: ReferenceSide(try SubjectProcess(subject))
      )
      do throws(ExamFailure) {
        found = try Explorer(exploration, by: yardstick).places(sides)
      } catch {
        throw error.failure
      }
    } catch {
      throw .ended(error)
    }
    switch found.outcome {
    case .agreed(let coverage), .cut(let coverage):
      return Survey(possibilities: possibilities(in: found.graph), coverage: coverage)
    case .counterexample(let script, _): throw .unrepeatable(script.map(\.subject))
    case .ended(let failure, _, _): throw .ended(failure)
    }
  }

  /// Places are in the order in which they were found: the first with a state is the nearest.
  private func possibilities(in graph: PlaceGraph) -> [Possibility] {
    var seen: Set<Tree> = []
    return graph.nodes.compactMap { node in
      let fields = properties.compactMap { name in
        node.state[field: name].map { Tree.Field(name, $0) }
      }
      let state = Tree.record("", fields)
      guard seen.insert(state).inserted else { return nil }
      return Possibility(
        state: state,
        script: graph.events.events(node.steps).map(\.subject)
      )
    }
  }
}

extension ExamFailure {
  fileprivate var failure: SubjectFailure {
    switch self {
    case .start(let failure), .reference(let failure): failure
    case .cancelled: .cancelled
    }
  }
}
