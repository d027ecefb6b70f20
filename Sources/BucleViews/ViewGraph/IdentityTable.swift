/// Numbers the positions in the tree of views: the same position gets the same number each time.
///
/// Numbers count up from 1 in the order in which positions first appear, so a position has a greater number than the one
/// above it.
struct IdentityTable {
  private var numbers: [Position: Int] = [:]

  mutating func number(of position: Position) -> Int {
    if let number = numbers[position] { return number }
    let number = numbers.count + 1
    numbers[position] = number
    return number
  }
}
