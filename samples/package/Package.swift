// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "ShopGuide",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "ViewControllerGraph", path: "../..")
  ],
  targets: [
    // The plugin adds the figures that the target's models request to its resource bundle.
    .executableTarget(
      name: "ShopGuide", plugins: [.plugin(name: "VCGraphFigures", package: "ViewControllerGraph")])
  ]
)
