// swift-tools-version: 6.2

import PackageDescription

// A package of its own, since libFuzzer brings its own entry point and every module has to be built for it.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ViewControllerGraph", path: "..")],
  targets: [
    .executableTarget(
      name: "vcgraph-fuzz",
      dependencies: [.product(name: "ViewControllerGraph", package: "ViewControllerGraph")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  ],
  swiftLanguageModes: [.v6]
)
