import VCPreview
import VCProcess

/// A build in a process of its own.
///
/// Graphviz loses some memory with every layout; what a process lost is given back when it ends, so that watching can go
/// on for days. A build that crashes or never ends costs nothing but itself.
struct BuildWorker {
  let config: String
  /// How many seconds a figure may take.
  var timeout = 300
  /// A build that takes longer is ended.
  var patience: Duration = .seconds(600)

  /// What became of a build.
  enum Outcome {
    case built(PreviewContent)
    /// It did not come to an end of its own.
    case failed(reason: String)
    /// The system has no room for it at the moment.
    case delayed(reason: String)
  }

  /// Builds once; what there is to say goes where this process says things, too.
  func run() -> Outcome {
    do throws(ProcessError) {
      let program = CurrentProcess.program ?? CommandLine.arguments[0]
      var build = try ChildProcess(
        program, ["build", "--config", config, "--as-worker", "--timeout", "\(min(timeout, 200))"])
      guard let json = build.finish(limit: 64 << 20, before: .after(patience))?.output else {
        return .failed(reason: "the build took too long and was ended; the next change starts another one")
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
      case .exited(let status): "ended with \(status)"
      case .killed(let signal): "was ended by signal \(signal)"
      }
    return "the build \(end) before it was done; the next change starts another one"
  }
}
