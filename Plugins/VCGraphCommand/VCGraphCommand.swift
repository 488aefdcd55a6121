import Foundation
import PackagePlugin

/// `swift package vcgraph …`: the program as it was built for this package, run in the package's folder.
@main
struct VCGraphCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "vcgraph").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // What went wrong has been said; only the exit code is left to hand on.
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}
