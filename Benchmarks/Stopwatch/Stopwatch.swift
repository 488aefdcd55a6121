import Foundation

/// Runs processes and measures their time and memory.
package struct Stopwatch {
  /// The program to run.
  package let program: URL
  package let arguments: [String]

  package init(program: URL, arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// The time and memory that a process used.
  package struct Run: Sendable {
    /// The time from start to exit.
    package let seconds: Double
    /// The processor time, independent of other load.
    package let processorSeconds: Double
    /// The peak resident memory.
    package let megabytes: Double
  }

  /// Returns the seconds from start to exit.
  /// - Throws: An error if the program cannot be started or fails.
  package func measure() throws -> Double { try run().seconds }

  /// Runs the program.
  ///
  /// Uses system calls directly, because Foundation takes milliseconds to start a process and to notice its exit.
  /// - Throws: An error if the program cannot be started or fails.
  package func run() throws -> Run {
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
    var usage = rusage()
    let start = ContinuousClock.now
    let refusal = unsafe posix_spawn(&process, program.path, &outlets, nil, &words, environ)
    guard refusal == 0, unsafe wait4(process, &status, 0, &usage) == process else {
      throw Failure(program: program.path, status: refusal)
    }
    let duration = ContinuousClock.now - start
    guard status == 0 else { throw Failure(program: program.path, status: status) }
    #if canImport(Darwin)
      let unit = 1.0
    #else
      let unit = 1024.0
    #endif
    return Run(
      seconds: Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18,
      processorSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      megabytes: Double(usage.ru_maxrss) * unit / 1_048_576)
  }

  /// A program that ended with an error.
  package struct Failure: Error {
    let program: String
    /// The wait status of the process.
    let status: CInt
  }
}

private func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

extension [Double] {
  /// The median.
  package var median: Double {
    let sorted = sorted()
    guard !sorted.isEmpty else { return 0 }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
