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
  ///
  /// The system is called directly: Foundation takes milliseconds to start a process and to notice its end.
  /// - Throws: When the program cannot be started or fails.
  package func measure() throws -> Double {
    var words = unsafe ([program.path] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    #if canImport(Darwin)
      var outlets: posix_spawn_file_actions_t?
    #else
      var outlets = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&outlets)
    defer { unsafe posix_spawn_file_actions_destroy(&outlets) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&outlets, stream, "/dev/null", O_WRONLY, 0)
    }
    var process = pid_t()
    var status: CInt = 0
    let start = ContinuousClock.now
    let refusal = unsafe posix_spawn(&process, program.path, &outlets, nil, &words, environ)
    guard refusal == 0, unsafe waitpid(process, &status, 0) == process else {
      throw Failure(program: program.path, status: refusal)
    }
    let duration = ContinuousClock.now - start
    guard status == 0 else { throw Failure(program: program.path, status: status) }
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// A program that ended with an error.
  package struct Failure: Error {
    let program: String
    /// As the system notes it.
    let status: CInt
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
