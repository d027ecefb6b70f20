import Testing

/// Who may import whom: the table of the design, with the leaf modules that came since.
@Suite struct `The import table` {
  private static let platform: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Observation", "Synchronization",
    "Testing", "_Concurrency",
  ]
  private static let leaves: Set = ["Bilingual", "Typography"]

  /// The folder of each target, and the modules of ours that it may import beside the leaves.
  private static let table: [(folder: String, may: Set<String>)] = [
    ("Sources/Bilingual", []),
    ("Sources/Typography", []),
    ("Sources/Bucle", []),
    ("Sources/BucleTesting", ["Bucle"]),
    ("Sources/BucleViews", ["Bucle"]),
    ("Sources/ComposableArchitecture", ["Bucle", "BucleTesting"]),
    ("Sources/SwiftUI", ["BucleViews"]),
    ("Sources/Wire", []),
    ("Sources/Probe", ["Wire", "Bucle", "BucleViews"]),
    ("Sources/BucleSubject", ["Probe", "CSandbox"]),
    (
      "Sources/BucleReference",
      [
        "Probe", "CSandbox", "LiveFeatures", "LiveForms", "LiveModels", "LiveComparison",
        "ExamSubjects",
        "*Probe",
      ]
    ),
    ("Sources/SyntaxWire", []),
    ("Sources/BucleSyntax", ["SyntaxWire", "SwiftSyntax", "SwiftParser", "SwiftOperators"]),
    ("Sources/Examiner", ["Wire", "CSandbox", "SyntaxWire"]),
    ("Sources/Workbook", ["CCMark", "CSQLite", "SyntaxWire"]),
    ("Sources/Classroom", ["Examiner", "Workbook", "CSQLite"]),
    (
      "Sources/BucleCLI",
      ["Wire", "Examiner", "Workbook", "Classroom", "HiddenExams", "CLibEdit", "SyntaxWire"]
    ),
    (
      "Sources/BucleBenchmarks",
      ["ComposableArchitecture", "Wire", "Examiner", "Workbook", "Classroom", "HiddenExams"]
    ),
    ("Tests/Hidden", ["Wire", "Examiner", "Kata*"]),
    ("solutions", ["ComposableArchitecture", "SwiftUI", "Caminos"]),
    ("Tests/Subjects", ["ComposableArchitecture", "Probe"]),
  ]

  @Test(arguments: table) func `holds`(_ row: (folder: String, may: Set<String>)) throws {
    let allowed = row.may.union(Self.platform).union(Self.leaves)
    let files = Repository.swiftFiles(in: row.folder)
    #expect(!files.isEmpty)
    for file in files {
      for module in try imports(of: file) where !Self.isAllowed(module, by: allowed) {
        Issue.record("\(file) imports \(module); \(row.folder) may import \(row.may.sorted())")
      }
    }
  }

  @Test func `has a row for every target's folder`() {
    let folders = Set(
      Repository.swiftFiles(in: "Sources").map {
        $0.split(separator: "/").prefix(2).joined(separator: "/")
      }
    )
    let rows = Set(Self.table.map(\.folder)).union(["Sources/BucleMacros"])
    #expect(folders.subtracting(rows).isEmpty)
  }

  @Test func `lets only the toolchain's SwiftSyntax into the macro plugin`() throws {
    for file in Repository.swiftFiles(in: "Sources/BucleMacros") {
      for module in try imports(of: file) where module != "Foundation" {
        #expect(module.hasPrefix("Swift"), "\(file) imports \(module)")
      }
    }
  }

  @Test func `keeps learners' processes free of Foundation, which is slow to load`() throws {
    let folders = [
      "Wire", "Probe", "Bucle", "BucleViews", "BucleSubject", "Bilingual", "Typography",
    ]
    for file in folders.flatMap({ Repository.swiftFiles(in: "Sources/\($0)") }) {
      #expect(!(try imports(of: file).contains("Foundation")), "\(file) imports Foundation")
    }
  }

  /// A star in the table stands for the katas, which come and go.
  private static func isAllowed(_ module: String, by allowed: Set<String>) -> Bool {
    allowed.contains(module)
      || allowed.contains("*Probe") && module.hasSuffix("Probe")
      || allowed.contains("Kata*") && module.hasPrefix("Kata")
  }

  private func imports(of file: String) throws -> Set<String> {
    var modules: Set<String> = []
    for line in try Repository.text(file).split(separator: "\n") {
      // An indented one stands in a string.
      guard !line.hasPrefix(" ") else { continue }
      let words = line.split(separator: " ")
      guard let position = words.firstIndex(of: "import"), position + 1 < words.count,
        words[..<position].allSatisfy({ Self.mayPrecedeImport($0) })
      else { continue }
      modules.insert(String(words[position + 1]))
    }
    return modules
  }

  private static func mayPrecedeImport(_ word: Substring) -> Bool {
    word.hasPrefix("@")
      || ["public", "package", "internal", "private", "fileprivate"].contains(word)
  }
}
