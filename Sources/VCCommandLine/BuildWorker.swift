import Dispatch
import Foundation
import VCPreview

/// A build in a process of its own.
///
/// Graphviz loses some memory with every layout; what a process lost is given back when it ends, so that watching can go
/// on for days.
struct BuildWorker {
  let config: String

  /// Builds once; what there is to say goes where this process says things, too.
  func run() -> PreviewContent {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["build", "--config", config, "--as-worker"]
    let output = Pipe()
    process.standardOutput = output
    // `waitUntilExit` looks only now and then; the handler is called at once.
    let exit = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in exit.signal() }
    do {
      try process.run()
    } catch {
      return PreviewContent(problems: "the build cannot be started: \(error)\n")
    }
    let json = output.fileHandleForReading.readDataToEndOfFile()
    exit.wait()
    return PreviewContent(json: Array(json))
      ?? PreviewContent(problems: "the build ended before it was done; the next change starts another one\n")
  }
}
