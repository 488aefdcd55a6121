// swift-tools-version: 6.2

import PackageDescription

// Built by `make fuzz`, which sets VCGRAPH_FUZZ=1: only then does the project's package export the fuzz targets.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ViewControllerGraph", path: "../..")],
  targets: [
    .executableTarget(
      name: "vcgraph-fuzz", dependencies: [.product(name: "FuzzTargets", package: "ViewControllerGraph")])
  ],
  swiftLanguageModes: [.v6]
)
