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
let kata: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error), .unsafeFlags(["-enable-testing"]),
]

let package = Package(
  name: "bucle",
  products: [
    .executable(name: "bucle", targets: ["BucleCLI"]),
    .executable(name: "bucle-subject", targets: ["BucleSubject"]),
    .executable(name: "bucle-reference", targets: ["BucleReference"]),
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
      dependencies: ["CSandbox", "Probe", "ComposableArchitecture", "SwiftUI"],
      swiftSettings: common,
      // A kata's shared object finds the runtime in the program that loads it.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]
    ),
    .executableTarget(
      name: "BucleReference",
      dependencies: ["CSandbox", "Probe", "LiveFeatures", "ContadorProbe"],
      swiftSettings: common
    ),

    // MARK: Trusted side
    .target(
      name: "Examiner",
      dependencies: ["Wire", "Bilingual", "CSandbox"],
      swiftSettings: common
    ),
    .target(
      name: "Workbook",
      dependencies: ["Bilingual", "Typography", "CCMark", "CSQLite"],
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
        "HiddenExams",
        // Not imported: named so that `swift run bucle` also builds the programs it starts.
        "BucleSubject", "BucleReference",
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
      name: "KataContador",
      dependencies: ["ComposableArchitecture"],
      path: "solutions/contador",
      exclude: ["wrong"],
      swiftSettings: kata
    ),
    .target(
      name: "ContadorProbe",
      dependencies: ["KataContador", "Probe"],
      path: "lessons/01-flujo-unidireccional/contador",
      exclude: [
        "Starter", "kata.json", "statement.es.md", "statement.en.md", "hints.es.md", "hints.en.md",
      ],
      swiftSettings: kata
    ),
    .target(
      name: "LiveFeatures",
      dependencies: ["ComposableArchitecture", "SwiftUI", "Probe"],
      path: "lessons/01-flujo-unidireccional/Live",
      swiftSettings: kata
    ),
    .target(
      name: "HiddenExams",
      dependencies: ["Wire", "Bilingual", "Examiner", "KataContador"],
      path: "Tests/Hidden",
      swiftSettings: common
    ),

    // MARK: Tests
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
      dependencies: ["Examiner", "BucleSubject"],
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
      dependencies: ["Workbook", "Bilingual", "Typography", "CSQLite"],
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
      ],
      swiftSettings: common
    ),
    .testTarget(
      name: "CourseTests",
      dependencies: ["BucleCLI", "Wire", "Workbook", "Examiner", "HiddenExams"],
      swiftSettings: common
    ),
    .testTarget(
      name: "BucleCLITests",
      dependencies: [
        "TestHelpers",
        "BucleCLI", "Bilingual", "Typography", "Wire", "Workbook", "Examiner", "Classroom",
        "HiddenExams", "BucleSubject", "BucleReference",
      ],
      swiftSettings: common
    ),
  ]
)
