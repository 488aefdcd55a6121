// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "ShopGuide",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "ViewControllerGraph", path: "../..")
  ],
  targets: [
    // Every model among the target's files becomes a figure in its resource bundle.
    .executableTarget(
      name: "ShopGuide", plugins: [.plugin(name: "VCGraphFigures", package: "ViewControllerGraph")])
  ]
)
