extension Task where Success == Never, Failure == Never {
  /// Lets the process's other tasks go on, several times; no test of a `TestStore` needs it.
  public static func megaYield(count: Int = 20) async {
    for _ in 0..<count {
      // A task of the lowest priority has its turn after those that wait.
      await Task<Void, Never>.detached(priority: .background) {}.value
    }
  }
}
