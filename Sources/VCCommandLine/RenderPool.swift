import Dispatch
import Synchronization
import VCProcess
import ViewControllerGraph

/// A pool of worker processes, each of which draws one input at a time.
///
/// A crash in Graphviz, librsvg or a reader only affects the figure being drawn. Graphviz leaks memory with every layout, so a
/// worker is replaced after a few hundred inputs.
final class RenderPool: Sendable {
  private let idle = Mutex<[RenderWorker]>([])
  private let room: DispatchSemaphore
  private let timeout: Duration?
  private let inputs: [String]

  /// - Parameters:
  ///   - inputs: All inputs to draw.
  ///   - jobs: The number of workers; by default the number of processors.
  ///   - timeout: The time limit of a figure in seconds; 0 for no limit.
  init(_ inputs: [String], jobs: Int?, timeout: Int) {
    self.inputs = inputs
    room = DispatchSemaphore(value: jobs ?? CurrentProcess.processorCount)
    self.timeout = timeout > 0 ? .seconds(timeout) : nil
  }

  /// Draws an input in a worker process, and adds a diagnostic for each figure that could not be drawn.
  /// - Returns: `nil` if the input has to be drawn in this process.
  func draw(_ job: RenderJob) throws(CommandFailure) -> DrawnInput? {
    guard job.input != "-" else { return nil }
    room.wait()
    defer { room.signal() }
    var faults: [Diagnostic] = []
    var skipped: Set<Int> = []
    while true {
      guard let worker = idle.withLock({ $0.popLast() }) ?? RenderWorker(inputs: inputs) else { return nil }
      switch worker.draw(job.input, skipping: skipped, within: timeout) {
      case .drawn(let message):
        if worker.isFresh { idle.withLock { $0.append(worker) } }
        return try message.drawn(adding: faults)
      case .fault(let figure, let reason):
        faults.append(.notDrawn(figure?.name, reason, of: job.input))
        guard let figure, skipped.insert(figure.number).inserted else { throw CommandFailure(.fault, faults) }
      }
    }
  }
}

extension RenderJob {
  /// Draws in this process, which reports the current figure if it crashes or exceeds the time limit.
  func drawWatched(_ timeout: Int) throws(CommandFailure) -> DrawnInput {
    var job = self
    let printer = DiagnosticPrinter()
    job.begin = { [input] _, name in
      let reason = "the program crashed, or took more than \(Counted.seconds(timeout))"
      let words = Diagnostic.notDrawn(name, reason, of: input)
      CrashReport.prepare(printer.text(for: words), endingAfter: timeout)
    }
    defer { CrashReport.cancel() }
    return try job.draw()
  }
}

extension Diagnostic {
  static func notDrawn(_ figure: String?, _ reason: String, of input: String) -> Diagnostic {
    Diagnostic(
      code: "figure-not-drawn", severity: .error,
      message: figure.map { "the figure '\($0)' could not be drawn: \(reason)" } ?? "could not be read: \(reason)",
      suggestion: "raise the time limit with --timeout", at: SourceLocation(file: input))
  }
}
