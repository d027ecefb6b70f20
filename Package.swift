// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// MARK: - The toolchain's own SwiftSyntax

/// The folder that holds the toolchain's SwiftSyntax modules and libraries.
///
/// The manifest is run with the toolchain's `libPackageDescription.so` mapped into it, so the maps of
/// this process name the toolchain whichever shim or link started it.
let syntaxFolder: String = {
  let library = "/lib/swift/pm/ManifestAPI/libPackageDescription.so"
  // Read to its end by a handle: reading the path as a whole stops after the first block of a proc file.
  let maps = FileHandle(forReadingAtPath: "/proc/self/maps").flatMap { try? $0.readToEnd() }
  for line in String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n") {
    guard line.hasSuffix(library), let start = line.firstIndex(of: "/") else { continue }
    return String(line[start...].dropLast(library.count)) + "/lib/swift/host"
  }
  fatalError(
    "bucle needs Linux and a Swift 6.3 toolchain: \(library) is not mapped into the manifest"
  )
}()

let syntaxLinkerFlags: [String] =
  ["-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder]
  + [
    "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion",
    "SwiftParser", "SwiftDiagnostics", "SwiftBasicFormat", "SwiftOperators",
    "SwiftCompilerPluginMessageHandling",
  ].map { "-l\($0)" }

// MARK: - Settings

let common: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What a learner's file is compiled with: Swift 6 mode and nothing else, as in a new package.
///
/// `-enable-testing` lets the probe and the exam see the kata's internal types in release builds too.
let kataSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error), .unsafeFlags(["-enable-testing"]),
]

// MARK: - Katas

/// The katas, by their ids; each lies in `lessons/LESSON/ID` and `solutions/ID`.
///
/// They are named here though they could be found: SwiftPM remembers what a manifest said until its text
/// changes, so a kata that was only found would stay unknown.
let katas = [
  "contador", "vista-pura", "efecto", "temporizador",
  "perfil-a-mano", "mini-binding", "perfil-binding", "perfil-vivo",
  "salidas-falsas", "observacion", "mini-observable", "editor", "lista-filtro",
  "buscador-modelo", "buscador-reducer", "caminos", "huerfana", "del-modelo-al-reducer",
]

/// A kata's modules, as its `kata.json` names them; scripts have none.
struct Kata: Decodable {
  var kind: String?
  var module: String?
  var probe: String?
  /// The module that the learner's tests are about.
  var tested: String?
  var files: [String]

  /// Whether the reference is a feature, which exams ask and are typed against.
  var isFeature: Bool { kind ?? "feature" == "feature" }

  /// The targets of the kata of that name.
  static func named(_ id: String) -> (kata: Kata, targets: [Target]) {
    let root = Context.packageDirectory
    let lessons = names(in: root + "/lessons").map { "lessons/\($0)" }
    for lesson in lessons {
      let file = "\(root)/\(lesson)/\(id)/kata.json"
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      guard let kata = try? JSONDecoder().decode(Kata.self, from: data) else {
        fatalError("\(file) does not say what 'module', 'probe' and 'files' are")
      }
      return (kata, kata.targets(in: "\(lesson)/\(id)", reference: "solutions/\(id)"))
    }
    fatalError("there is no lessons/*/\(id)/kata.json, which Package.swift names")
  }

  private func targets(in folder: String, reference: String) -> [Target] {
    let root = Context.packageDirectory
    guard let module, let probe else { return [] }
    let about = tested.map { name in
      Target.target(
        name: name,
        dependencies: ["ComposableArchitecture"],
        path: "\(folder)/Tested",
        swiftSettings: kataSettings
      )
    }
    return [about].compactMap { $0 } + [
      .target(
        name: module,
        dependencies: ["ComposableArchitecture", "SwiftUI"]
          + [tested].compactMap { $0 }.map { .target(name: $0) },
        path: reference,
        exclude: Self.names(in: "\(root)/\(reference)").filter { !files.contains($0) },
        sources: files,
        swiftSettings: kataSettings
      ),
      .target(
        name: probe,
        dependencies: [.target(name: module), "Probe"],
        path: folder,
        exclude: Self.names(in: "\(root)/\(folder)").filter { $0 != "Probe.swift" },
        sources: ["Probe.swift"],
        swiftSettings: kataSettings
      ),
    ]
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}

let course = katas.map(Kata.named)
let features = course.map(\.kata).filter(\.isFeature)

let package = Package(
  name: "bucle",
  products: [
    .executable(name: "bucle", targets: ["BucleCLI"]),
    .executable(name: "bucle-subject", targets: ["BucleSubject"]),
    .executable(name: "bucle-reference", targets: ["BucleReference"]),
    .executable(name: "bucle-syntax", targets: ["BucleSyntax"]),
    // For a package of a learner's own that depends on this one.
    .library(name: "ComposableArchitecture", targets: ["ComposableArchitecture", "SwiftUI"]),
    .executable(name: "bucle-benchmarks", targets: ["BucleBenchmarks"]),
  ],
  targets: [
    // MARK: C libraries
    .systemLibrary(
      name: "CLibEdit",
      pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"])]
    ),
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]
    ),
    .systemLibrary(
      name: "CCMark",
      pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]
    ),
    .target(name: "CSandbox"),
    .target(name: "CVirtualClock"),

    // MARK: The runtime a learner imports
    .macro(
      name: "BucleMacros",
      swiftSettings: common + [.unsafeFlags(["-I", syntaxFolder])],
      linkerSettings: [
        .unsafeFlags(syntaxLinkerFlags)
      ]
    ),
    .target(name: "Bilingual", swiftSettings: common),
    .target(name: "Typography", swiftSettings: common),
    .target(name: "Bucle", dependencies: ["BucleMacros", "Bilingual"], swiftSettings: common),
    .target(name: "BucleTesting", dependencies: ["Bucle", "Bilingual"], swiftSettings: common),
    .target(
      name: "BucleViews",
      dependencies: ["Bilingual", "Bucle", "Typography"],
      exclude: ["Differences.md"],
      swiftSettings: common
    ),
    .target(
      name: "ComposableArchitecture",
      dependencies: ["Bucle", "BucleTesting"],
      swiftSettings: common
    ),
    .target(name: "SwiftUI", dependencies: ["BucleViews"], swiftSettings: common),

    // MARK: Subject side
    .target(name: "Wire", dependencies: ["Bilingual"], swiftSettings: common),
    .target(
      name: "Probe",
      dependencies: ["Bilingual", "Wire", "Bucle", "BucleViews"],
      swiftSettings: common
    ),

    .executableTarget(
      name: "BucleSubject",
      dependencies: ["CSandbox", "CVirtualClock", "Probe", "ComposableArchitecture", "SwiftUI"],
      swiftSettings: common,
      // A kata's shared object finds the runtime in the program that loads it.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]
    ),
    .executableTarget(
      name: "BucleReference",
      dependencies: [
        "CSandbox", "CVirtualClock", "Probe", "LiveFeatures", "LiveForms", "LiveModels",
        "LiveComparison",
        "ExamSubjects",
      ]
        + features.compactMap(\.probe).map { .target(name: $0) },
      swiftSettings: common
    ),

    // MARK: Trusted side
    .target(name: "SyntaxWire", dependencies: ["Bilingual"], swiftSettings: common),
    .executableTarget(
      name: "BucleSyntax",
      dependencies: ["SyntaxWire"],
      swiftSettings: common + [.unsafeFlags(["-I", syntaxFolder])],
      linkerSettings: [.unsafeFlags(syntaxLinkerFlags)]
    ),
    .target(
      name: "Examiner",
      dependencies: ["Wire", "Bilingual", "CSandbox", "SyntaxWire"],
      swiftSettings: common
    ),
    .target(
      name: "Workbook",
      dependencies: ["Bilingual", "Typography", "CCMark", "CSQLite", "SyntaxWire"],
      swiftSettings: common
    ),
    .target(
      name: "Classroom",
      dependencies: ["Bilingual", "Examiner", "Workbook"],
      swiftSettings: common
    ),
    .executableTarget(
      name: "BucleCLI",
      dependencies: [
        "Bilingual", "Typography", "Wire", "Examiner", "Workbook", "Classroom", "CLibEdit",
        "HiddenExams", "SyntaxWire",
        // Not imported: named so that `swift run bucle` also builds the programs it starts.
        "BucleSubject", "BucleReference", "BucleSyntax",
      ],
      swiftSettings: common
    ),
    .executableTarget(
      name: "BucleBenchmarks",
      dependencies: [
        "ComposableArchitecture", "Wire", "Examiner", "Workbook", "Classroom", "HiddenExams",
      ],
      swiftSettings: common
    ),

    // MARK: Course
    .target(
      name: "LiveFeatures",
      dependencies: ["ComposableArchitecture", "SwiftUI", "Probe"],
      path: "lessons/01-flujo-unidireccional/Live",
      swiftSettings: kataSettings
    ),
    .target(
      name: "LiveForms",
      dependencies: ["ComposableArchitecture", "SwiftUI", "Probe"],
      path: "lessons/02-problema-formularios/Live",
      swiftSettings: kataSettings
    ),
    .target(
      name: "LiveModels",
      dependencies: ["SwiftUI", "Probe"],
      path: "lessons/03-modelo-de-vista/Live",
      swiftSettings: kataSettings
    ),
    .target(
      name: "LiveComparison",
      dependencies: ["ComposableArchitecture", "SwiftUI", "Probe"],
      path: "lessons/04-comparacion-honesta/Live",
      swiftSettings: kataSettings
    ),
    .target(
      name: "HiddenExams",
      dependencies: ["Wire", "Bilingual", "Examiner"]
        + features.compactMap(\.module).map { .target(name: $0) },
      path: "Tests/Hidden",
      swiftSettings: common
    ),

    // MARK: Tests
    // What the tests of the examiner examine, right and wrong.
    .target(
      name: "ExamSubjects",
      dependencies: ["ComposableArchitecture", "SwiftUI", "Probe"],
      path: "Tests/Subjects",
      swiftSettings: kataSettings
    ),
    .target(
      name: "TestHelpers",
      dependencies: ["Examiner"],
      path: "Tests/TestHelpers",
      swiftSettings: common
    ),
    .testTarget(name: "RepositoryTests", dependencies: ["TestHelpers"], swiftSettings: common),
    .testTarget(name: "WireTests", dependencies: ["Wire", "Bilingual"], swiftSettings: common),
    .testTarget(
      name: "BucleTests",
      dependencies: ["Bilingual", "Bucle", "BucleTesting", "ComposableArchitecture"],
      swiftSettings: common
    ),
    // Compiles the plugin's own files, by a link to their folder, to ask them what they say about a source:
    // a test that depended on the plugin would have SwiftPM build every test for the plugin's side.
    .testTarget(
      name: "BucleMacrosTests",
      exclude: ["Plugin/Plugin.swift"],
      swiftSettings: common + [.unsafeFlags(["-I", syntaxFolder])],
      linkerSettings: [.unsafeFlags(syntaxLinkerFlags)]
    ),
    .testTarget(name: "TypographyTests", dependencies: ["Typography"], swiftSettings: common),
    // What it compiles against is what `BucleSubject` is built from.
    .testTarget(
      name: "CompilerErrorTests",
      dependencies: ["Bilingual", "Examiner", "BucleSubject", "BucleSyntax", "SyntaxWire"],
      swiftSettings: common
    ),
    // Run with `swift test --disable-swift-testing`.
    .testTarget(
      name: "BucleXCTests",
      dependencies: ["ComposableArchitecture"],
      swiftSettings: common
    ),
    // The same as a new app project: everything is on the main actor unless it says otherwise.
    .testTarget(
      name: "BucleMainActorTests",
      dependencies: ["ComposableArchitecture"],
      swiftSettings: [
        .swiftLanguageMode(.v6), .treatAllWarnings(as: .error), .defaultIsolation(MainActor.self),
      ]
    ),
    .testTarget(
      name: "BucleViewsTests",
      dependencies: [
        "TestHelpers", "BucleViews", "Bucle", "BucleTesting", "ComposableArchitecture", "SwiftUI",
      ],
      swiftSettings: common
    ),
    .testTarget(
      name: "BucleViewsMainActorTests",
      dependencies: ["ComposableArchitecture", "SwiftUI"],
      swiftSettings: [
        .swiftLanguageMode(.v6), .treatAllWarnings(as: .error), .defaultIsolation(MainActor.self),
      ]
    ),
    .testTarget(
      name: "WorkbookTests",
      dependencies: ["Workbook", "Bilingual", "Typography", "CSQLite", "SyntaxWire"],
      swiftSettings: common
    ),
    .testTarget(
      name: "ClassroomTests",
      dependencies: ["Classroom", "Workbook", "Bilingual", "Examiner", "TestHelpers"],
      exclude: ["Formats"],
      swiftSettings: common
    ),
    .testTarget(
      name: "ExaminerTests",
      dependencies: [
        "Examiner", "Wire", "Bilingual", "HiddenExams", "BucleSubject", "BucleReference",
        "BucleSyntax",
        "SyntaxWire",
      ],
      swiftSettings: common
    ),
    .testTarget(
      name: "CourseTests",
      dependencies: [
        "BucleCLI", "Bilingual", "Wire", "Workbook", "Examiner", "HiddenExams", "SyntaxWire",
      ],
      swiftSettings: common
    ),
    .testTarget(
      name: "BucleCLITests",
      dependencies: [
        "TestHelpers",
        "BucleCLI", "Bilingual", "Typography", "Wire", "Workbook", "Examiner", "Classroom",
        "HiddenExams", "BucleSubject", "BucleReference", "BucleSyntax", "SyntaxWire",
      ],
      swiftSettings: common
    ),
  ] + course.flatMap(\.targets)
)
