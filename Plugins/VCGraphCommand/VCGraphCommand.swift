import Foundation
import PackagePlugin

/// A command plugin, `swift package vcgraph …`, that runs the program built for this package in the package's directory.
@main
struct VCGraphCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "vcgraph").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The program has already reported the error; only the exit code remains to be passed on.
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}
