/// An enclosure, and whether it can be had here.
package struct Walls: Sendable {
  package var confinement: Confinement
  package var enclosure: Enclosure

  package init(_ confinement: Confinement, _ enclosure: Enclosure) {
    self.confinement = confinement
    self.enclosure = enclosure
  }
}
