import Foundation

/// A build in a process of its own.
///
/// Graphviz loses some memory with every layout; what a process lost is given back when it ends, so that watching can go
/// on for days.
struct BuildWorker {
  let config: String

  /// Builds once; what there is to say goes where this process says things.
  func run() {
    guard let program = Bundle.main.executableURL else { return }
    let process = Process()
    process.executableURL = program
    process.arguments = ["build", "--config", config]
    guard (try? process.run()) != nil else { return }
    process.waitUntilExit()
  }
}
