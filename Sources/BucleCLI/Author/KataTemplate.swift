/// The files of a kata that nobody has written yet; each kind has one that builds and can be checked.
protocol KataTemplate {
  var id: String { get }
  /// What goes into the kata's folder in its lesson, by path.
  var lessonFiles: [String: String] { get }
  /// What goes into `solutions/ID`, by path.
  var solutionFiles: [String: String] { get }
  /// The source of the exam.
  var exam: String { get }
  /// What is entered in the files that list the katas, and behind what.
  var lists: [(file: String, entries: [(after: String, text: String)])] { get }
}

extension KataTemplate {
  /// The id as the name of a type: `mi-kata` is `MiKata`.
  var type: String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  var name: String { type.prefix(1).lowercased() + type.dropFirst() }

  /// The lists that name every kata; `exams` goes into the list of exams as well.
  func commonLists(
    exams: [(after: String, text: String)] = []
  ) -> [(file: String, entries: [(after: String, text: String)])] {
    [
      ("Package.swift", [("let katas = [\n", "  \"\(id)\",\n")]),
      ("Tests/Hidden/HiddenExams.swift", [("catalogue: [Exam] = [\n", "    .\(name),\n")] + exams),
    ]
  }

  var lists: [(file: String, entries: [(after: String, text: String)])] { commonLists() }
}
