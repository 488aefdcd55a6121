import VCPreview
import VCProcess

/// A build that runs in a separate process.
///
/// Graphviz leaks some memory with every layout. A separate process returns that memory when it exits, so watching can run for
/// days, and a build that crashes or hangs affects nothing else.
struct BuildWorker {
  let config: String
  /// The time limit of a figure, in seconds.
  var timeout = 300
  /// The time limit of a build, after which its process is killed.
  var patience: Duration = .seconds(600)

  /// The result of a build.
  enum Outcome {
    case built(PreviewContent)
    /// The build crashed or was killed.
    case failed(reason: String)
    /// The system cannot start another process at the moment.
    case delayed(reason: String)
  }

  /// Builds once; the process writes its messages to this process's standard error.
  func run() -> Outcome {
    do throws(ProcessError) {
      guard let program = CurrentProcess.program ?? CommandLine.arguments.first else {
        return .failed(reason: "the build cannot be started: the system does not report the program's path")
      }
      var build = try ChildProcess(
        program, ["build", "--config", config, "--as-worker", "--timeout", "\(min(timeout, 200))"])
      guard let json = build.finish(limit: 64 << 20, before: .after(patience))?.output else {
        return .failed(reason: "the build took too long and was stopped; the next change starts a new build")
      }
      return PreviewContent(json: json).map(Outcome.built) ?? .failed(reason: Self.words(for: build.wait()))
    } catch {
      let reason = "the build cannot be started: \(error.reason)"
      return error.isTemporary ? .delayed(reason: reason) : .failed(reason: reason)
    }
  }

  private static func words(for outcome: ChildProcess.Outcome) -> String {
    let end =
      switch outcome {
      case .exited(let status): "exited with status \(status)"
      case .killed(let signal): "was killed by signal \(signal)"
      }
    return "the build \(end) before it finished; the next change starts a new build"
  }
}
