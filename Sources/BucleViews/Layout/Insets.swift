/// Empty columns and rows around something.
struct Insets: Equatable {
  var top = 0
  var left = 0
  var bottom = 0
  var right = 0
}

extension Insets {
  init(_ edges: Edge.Set, points: Double) {
    top = edges.contains(.top) ? Points.rows(points) : 0
    left = edges.contains(.leading) ? Points.columns(points) : 0
    bottom = edges.contains(.bottom) ? Points.rows(points) : 0
    right = edges.contains(.trailing) ? Points.columns(points) : 0
  }
}
