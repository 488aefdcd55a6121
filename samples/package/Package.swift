// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "ShopGuide",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "ViewControllerGraph", path: "../..")
  ],
  targets: [
    // The figures that the models among the target's files ask for go into its resource bundle.
    .executableTarget(
      name: "ShopGuide", plugins: [.plugin(name: "VCGraphFigures", package: "ViewControllerGraph")])
  ]
)
