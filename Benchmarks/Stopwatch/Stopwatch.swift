import Foundation

/// Runs whole processes and measures how long they take.
package struct Stopwatch {
  /// The program to run.
  package let program: URL
  package let arguments: [String]

  package init(program: URL, arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// Seconds from start to exit.
  /// - Throws: When the program cannot be started or fails.
  package func measure() throws -> Double {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // `waitUntilExit` looks only now and then; the handler is called at once.
    let exit = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in exit.signal() }
    let start = ContinuousClock.now
    try process.run()
    exit.wait()
    let duration = ContinuousClock.now - start
    guard process.terminationStatus == 0 else {
      throw Failure(program: program.path, status: process.terminationStatus)
    }
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// A program that ended with an error.
  package struct Failure: Error {
    let program: String
    let status: Int32
  }
}

extension [Double] {
  /// The middle value.
  package var median: Double {
    let sorted = sorted()
    guard !sorted.isEmpty else { return 0 }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
