package import Bilingual

/// A module that a learner writes tests for.
package struct TestedModule: Sendable {
  /// The name that the learner's tests import.
  package var name: String
  /// The source of the right version.
  package var source: String

  package init(name: String, source: String) {
    self.name = name
    self.source = source
  }
}

/// Another version of a module, made by editing the right one: the same declarations, with one mistake in
/// what they do, or, among an exam's equivalents, with none.
package struct HiddenMutant: Sendable, Hashable, Identifiable {
  /// Told to authors, never to whoever is examined.
  package var id: String
  /// The kind of mistake, or what is written otherwise, as a hint that does not give it away, as a sentence without a full stop.
  package var mistake: Localized
  /// What is changed in the right version, each text standing there once.
  package var edits: [Edit]

  /// A text of the right version, and what the mutant has in its place.
  package struct Edit: Sendable, Hashable {
    package var old: String
    package var new: String

    package init(_ old: String, _ new: String) {
      self.old = old
      self.new = new
    }
  }

  package init(_ id: String, _ mistake: Localized, _ edits: Edit...) {
    self.id = id
    self.mistake = mistake
    self.edits = edits
  }

  /// The mutant's own source; `nil` where an edit does not fit the right version, or changes nothing.
  package func source(of module: TestedModule) -> String? {
    var source = module.source
    for edit in edits {
      let places = source.ranges(of: edit.old)
      guard places.count == 1, edit.old != edit.new else { return nil }
      source.replaceSubrange(places[0], with: edit.new)
    }
    return source == module.source ? nil : source
  }
}
