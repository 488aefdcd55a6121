// swift-tools-version: 6.2

import PackageDescription

/// Continuous integration treats warnings as errors; clients that build the package are not affected.
let isStrict = Context.environment["VCGRAPH_STRICT"] == "1"

let settings: [SwiftSetting] =
  [.strictMemorySafety(), .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
  + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// `make release` optimises across modules, and the size of those in which a program spends little time. A package with such
/// flags cannot be a dependency of others.
let isRelease = Context.environment["VCGRAPH_RELEASE"] == "1"
let smallModules: Set<String> =
  [
    "VCBuilder", "VCCommandLine", "VCEvidence", "VCImporters", "VCPage", "VCPreview", "VCScan", "VCSite",
    "VCSourceLink", "VCWatch",
  ]

func module(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
  let flags = ["-cross-module-optimization"] + (smallModules.contains(name) ? ["-Osize"] : [])
  return .target(
    name: name, dependencies: dependencies, resources: resources,
    swiftSettings: settings + (isRelease ? [.unsafeFlags(flags)] : []))
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

/// Only for the package in Tests/Fuzz.
let fuzzing: [Product] =
  Context.environment["VCGRAPH_FUZZ"] == "1" ? [.library(name: "FuzzTargets", targets: ["FuzzTargets"])] : []

/// Returns a product of swift-syntax, which is not downloaded if the trait is disabled.
func swiftSyntax(_ name: String) -> Target.Dependency {
  .product(name: name, package: "swift-syntax", condition: .when(traits: ["SwiftSource"]))
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "ViewControllerGraph",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "ViewControllerGraph", targets: ["ViewControllerGraph"]),
    .library(name: "ViewControllerModel", targets: ["ViewControllerModel"]),
    .executable(name: "vcgraph", targets: ["vcgraph"]),
    .executable(name: "vcgraph-source", targets: ["vcgraph-source"]),
    .plugin(name: "VCGraphCommand", targets: ["VCGraphCommand"]),
    .plugin(name: "VCGraphFigures", targets: ["VCGraphFigures"]),
  ] + fuzzing,
  traits: [
    .trait(name: "SwiftSource", description: "vcgraph-source reads Swift with swift-syntax."),
    .default(enabledTraits: ["SwiftSource"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    // Rank 0: the C libraries, diagnostics and files.
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"]), .yum(["graphviz-devel"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"]), .yum(["expat-devel"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"]), .yum(["libyaml-devel"])]),
    .systemLibrary(name: "CAllocator"),
    module("VCDiagnostics"),
    module("VCBase64"),
    module("VCBinaryCoding"),
    module("VCDigest"),
    module("VCFiles"),
    module("VCNames"),
    module("VCWork"),
    module("VCWords", resources: [.embedInCode("Resources/words.txt")]),

    // Rank 1: values, and processes. These modules do not import each other.
    module("VCModel", ["VCDiagnostics"]),
    module("VCSourceFacts", ["VCBinaryCoding"]),
    module("VCTypography"),
    module("VCDOT", ["VCNames"]),
    module("VCProcess", ["CAllocator"]),
    module("VCWatch"),
    module("VCXML", ["CExpat", "VCDiagnostics"]),
    module("VCYAML", ["CYAML"]),

    // Rank 2: the stages. These modules do not import each other.
    module("VCReplay", ["VCModel", "VCDiagnostics"]),
    module("VCBuilder", ["VCModel", "VCDiagnostics"]),
    module("VCNavigation", ["VCModel", "VCDiagnostics", "VCBase64", "VCNames"]),
    module("VCSourceLink", ["VCModel", "VCSourceFacts", "VCDiagnostics"]),
    module("VCImporters", ["VCModel", "VCDiagnostics", "VCXML", "VCYAML", "VCWords", "VCBase64", "VCNames"]),
    module("VCGraphviz", ["CGraphviz", "VCDOT", "VCTypography", "VCDiagnostics"]),
    module("VCSVG", ["VCXML", "VCDiagnostics", "VCBase64"]),
    module("VCRaster"),
    module("VCLayout", ["VCDOT"]),
    module("VCSwiftSource", ["VCSourceFacts", swiftSyntax("SwiftSyntax"), swiftSyntax("SwiftParser")]),

    module("VCObjectiveCSource", ["VCSourceFacts"]),
    module("VCSourceReading", ["VCSourceFacts", "VCDiagnostics", "VCFiles", "VCProcess", "VCWork"]),

    // Rank 3: an HTML page for drawings.
    module(
      "VCPage", ["VCSVG", "VCWords", "VCBase64"],
      resources: ["page.css", "gallery.css", "view.js", "drawing.js", "details.js", "steps.js", "page.js"].map {
        .embedInCode("Resources/\($0)")
      }),

    // Rank 3: an app's files joined into one map, and the contents of figures.
    module(
      "VCScan",
      [
        "VCImporters", "VCNavigation", "VCModel", "VCBinaryCoding", "VCDiagnostics", "VCDigest", "VCFiles",
        "VCSourceFacts", "VCSourceReading", "VCSourceLink", "VCWork",
      ]),
    module("VCDiagram", ["VCModel", "VCTypography", "VCSVG", "VCWords"]),

    // Rank 3: compares a model with observations of the app.
    module("VCEvidence", ["VCModel", "VCReplay", "VCDiagnostics"]),

    // Rank 4: a product without figures.
    module(
      "ViewControllerModel",
      ["VCBuilder", "VCDiagnostics", "VCEvidence", "VCImporters", "VCModel", "VCNavigation", "VCReplay"]),

    // Rank 4: the kinds of figure, and drawing. These modules do not import each other.
    module("VCFigures", ["VCDiagram", "VCModel", "VCReplay", "VCDiagnostics", "VCWords"]),
    module(
      "VCDrawing", ["VCDiagram", "VCLayout", "VCModel", "VCDOT", "VCNames", "VCTypography", "VCSVG", "VCWords"]),

    // Ranks 3 and 4: replay scenarios as data, and the program that runs them. Neither is part of a product.
    module("VCConformance", ["VCModel", "VCReplay", "VCDiagnostics", "VCYAML"]),
    .executableTarget(name: "vcgraph-conformance", dependencies: ["VCConformance"], swiftSettings: settings),

    .executableTarget(
      name: "replay-benchmark", dependencies: ["VCConformance", "VCReplay", "VCModel"], path: "Benchmarks/Replay",
      swiftSettings: settings),

    // Rank 4: a preview for a browser on the same machine.
    module("VCPreview", ["VCPage", .product(name: "FlyingSocks", package: "FlyingFox")]),

    // Rank 5: the pipeline.
    module(
      "ViewControllerGraph",
      [
        "VCDiagnostics", "VCModel", "VCReplay", "VCBuilder", "VCImporters", "VCNavigation", "VCScan", "VCDOT",
        "VCGraphviz", "VCSVG", "VCRaster", "VCPage", "VCDiagram", "VCEvidence", "VCFigures", "VCDrawing", "VCFiles",
        "VCDigest", "VCTypography", "VCWords",
      ]),

    // Rank 6: figures that a documentation build keeps up to date.
    module(
      "VCSite",
      [
        "ViewControllerGraph", "VCDiagnostics", "VCModel", "VCReplay", "VCImporters", "VCGraphviz", "VCDiagram",
        "VCFigures", "VCDrawing", "VCEvidence", "VCWatch", "VCPage", "VCFiles", "VCDigest", "VCWork", "VCWords",
        "VCSourceFacts", "VCSourceReading",
      ]),

    // Ranks 7 and 8: the command line.
    module(
      "VCCommandLine",
      [
        "ViewControllerGraph", "VCSite", "VCPreview", "VCScan", "VCBinaryCoding", "VCDiagnostics", "VCModel",
        "VCReplay",
        "VCFiles", "VCProcess", "VCSourceReading", "VCSourceLink", "VCWork", "VCWords", argumentParser,
      ], resources: [.embedInCode("Resources/diagnostics.md")]),
    .executableTarget(name: "vcgraph", dependencies: ["VCCommandLine"], swiftSettings: settings),
    .executableTarget(
      name: "vcgraph-source",
      dependencies: [
        "VCSwiftSource", "VCObjectiveCSource", "VCSourceFacts", "VCSourceReading", "VCWork", "VCFiles", "VCDiagnostics",
      ],
      swiftSettings: settings),

    // For other packages: a command plugin that runs vcgraph, and a build tool plugin that adds figures to a target's resources.
    .plugin(
      name: "VCGraphCommand",
      capability: .command(
        intent: .custom(verb: "vcgraph", description: "Draws diagrams of an app's view controllers and navigation."),
        permissions: [
          .writeToPackageDirectory(reason: "Writes figures and pages to the paths in your arguments or in vcgraph.yml.")
        ]),
      dependencies: ["vcgraph"]),
    .plugin(name: "VCGraphFigures", capability: .buildTool(), dependencies: ["vcgraph"]),

    .target(name: "Stopwatch", path: "Benchmarks/Stopwatch", swiftSettings: settings),
    .executableTarget(
      name: "vcgraph-against-dot", dependencies: ["Stopwatch"], path: "Benchmarks/AgainstDot", swiftSettings: settings),
    .executableTarget(
      name: "vcgraph-layout-benchmark", dependencies: ["Stopwatch"], path: "Benchmarks/Layout", swiftSettings: settings),
    .executableTarget(
      name: "vcgraph-site-benchmark", dependencies: ["Stopwatch"], path: "Benchmarks/Site", swiftSettings: settings),
    .executableTarget(
      name: "vcgraph-scan-storyboards", dependencies: ["Stopwatch", "VCScan", "VCNavigation", "VCModel"],
      path: "Benchmarks/ScanStoryboards", swiftSettings: settings),

    .executableTarget(
      name: "vcgraph-many-renders", dependencies: ["Stopwatch"], path: "Benchmarks/ManyRenders", swiftSettings: settings
    ),

    .executableTarget(
      name: "vcgraph-scan-code", dependencies: ["Stopwatch", swiftSyntax("SwiftParser"), swiftSyntax("SwiftSyntax")],
      path: "Benchmarks/ScanCode", exclude: ["Accuracy.md"], swiftSettings: settings),

    // Makes damaged copies of inputs, for the tests of readers.
    .target(name: "Mutation", path: "Tests/Mutation", swiftSettings: settings),
    // The fuzz targets, run on a few thousand inputs in the tests and for a fixed time in Tests/Fuzz.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "ViewControllerGraph", "VCSite", "VCPreview", "VCSwiftSource", "VCObjectiveCSource", "VCSourceFacts",
        "VCSourceLink", "VCNavigation", "VCReplay", "VCDiagnostics", "VCFiles", "VCWork", "VCDOT", "VCGraphviz",
        "VCSVG", "VCXML",
      ], path: "Tests/FuzzTargets", swiftSettings: settings),
    tests("FuzzTests", ["FuzzTargets", "Mutation"]),

    tests(
      "ViewControllerGraphTests",
      ["ViewControllerGraph", "VCDiagnostics", "VCFigures", "VCRaster", "VCSVG", "VCTypography"]),
    tests("EndToEndTests", ["vcgraph", "vcgraph-source"], exclude: ["Fixtures", "Goldens"]),
    tests("VCDiagnosticsTests", ["VCDiagnostics"]),
    tests("VCBinaryCodingTests", ["VCBinaryCoding"]),
    tests("VCDigestTests", ["VCDigest"]),
    tests("VCModelTests", ["VCModel", "VCDiagnostics"]),
    tests("VCTypographyTests", ["VCTypography"]),
    tests("VCDOTTests", ["VCDOT"], exclude: ["Goldens"]),
    tests("VCGraphvizTests", ["VCGraphviz", "VCDOT", "VCTypography"]),
    tests("VCReplayTests", ["VCReplay", "VCModel", "VCDiagnostics"]),
    tests("ConformanceTests", ["VCConformance", "VCReplay", "VCModel"], exclude: ["Scenarios", "Goldens"]),

    tests("VCEvidenceTests", ["VCEvidence", "VCImporters", "VCReplay", "VCModel", "VCDiagnostics"]),
    tests(
      "VCSourceLinkTests",
      [
        "VCSourceLink", "VCSwiftSource", "VCObjectiveCSource", "VCNavigation", "VCSourceFacts", "VCModel",
        "VCDiagnostics",
      ]),
    tests("ViewControllerModelTests", ["ViewControllerModel"]),
    tests("VCXMLTests", ["VCXML", "VCDiagnostics"]),
    tests("VCYAMLTests", ["VCYAML"]),
    tests(
      "VCScanTests",
      [
        "VCScan", "VCBinaryCoding", "VCSourceLink", "VCSourceReading", "vcgraph-source", "VCNavigation", "VCReplay",
        "VCModel", "VCDiagnostics",
      ],
      exclude: ["Fixtures", "Goldens"]),
    tests("VCNavigationTests", ["VCNavigation", "VCImporters", "VCModel", "VCDiagnostics"]),
    tests("ExamplePackageTests", []),
    tests(
      "VCSourceReadingTests",
      [
        "VCSourceReading", "VCSourceFacts", "VCSourceLink", "VCDiagnostics", "VCFiles", "VCWork", "Mutation",
        "vcgraph-source",
      ]),
    tests("VCObjectiveCSourceTests", ["VCObjectiveCSource", "VCSourceFacts", "VCWork"]),
    tests("VCSwiftSourceTests", ["VCSwiftSource", "VCSourceFacts", "VCWork"]),
    tests("VCFilesTests", ["VCFiles"]),
    tests("VCNamesTests", ["VCNames"]),
    tests("VCProcessTests", ["VCProcess"]),
    tests("VCWorkTests", ["VCWork"]),
    tests("VCWatchTests", ["VCWatch"]),
    tests("VCPreviewTests", ["VCPreview", .product(name: "FlyingSocks", package: "FlyingFox")]),
    tests(
      "VCSiteTests",
      [
        "VCSite", "VCFiles", "ViewControllerGraph", "VCDiagnostics", "VCDigest", "VCDiagram", "VCModel", "VCWatch",
        "VCWords",
      ]),
    tests("VCWordsTests", ["VCWords"]),
    tests("VCCommandLineTests", ["VCCommandLine", "VCBinaryCoding", "VCModel", "ViewControllerGraph"]),
    tests("VCBuilderTests", ["VCBuilder", "VCImporters", "VCModel", "VCDiagnostics"]),
    tests("VCImportersTests", ["VCImporters", "VCReplay", "VCModel", "VCDiagnostics"]),
    tests("VCRasterTests", ["VCRaster", "VCBase64"]),
    tests("VCSVGTests", ["VCSVG", "VCXML", "VCDiagnostics"]),
    tests("VCPageTests", ["VCPage", "VCSVG"]),
    tests("VCLayoutTests", ["VCLayout", "VCDOT"]),
    tests(
      "FigureTests",
      [
        "VCFigures", "VCDrawing", "VCLayout", "VCDiagram", "VCGraphviz", "VCModel", "VCReplay", "VCDOT", "VCSVG",
        "VCTypography", "VCDiagnostics",
      ], exclude: ["Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)
