import Dispatch
import Synchronization
import VCProcess
import ViewControllerGraph

/// Processes that draw inputs, each one at a time.
///
/// Whatever goes wrong in one of them, in Graphviz, librsvg or a reader, costs the figure that it was drawing. What Graphviz
/// loses of memory with every layout is given back when a process has drawn a few hundred inputs and is replaced.
final class RenderPool: Sendable {
  private let idle = Mutex<[RenderWorker]>([])
  private let room: DispatchSemaphore
  private let timeout: Duration?
  private let inputs: [String]

  /// - Parameters:
  ///   - inputs: All that there is to draw.
  ///   - jobs: How many at a time; as many as there are processors when not given.
  ///   - timeout: How many seconds a figure may take; 0 for no limit.
  init(_ inputs: [String], jobs: Int?, timeout: Int) {
    self.inputs = inputs
    room = DispatchSemaphore(value: jobs ?? CurrentProcess.processorCount)
    self.timeout = timeout > 0 ? .seconds(timeout) : nil
  }

  /// Draws an input in some process; figures that could not be drawn are said to be so.
  /// - Returns: `nil` when it has to be drawn in this process.
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
  /// Draws in this process, which says what it was at when it ends in the middle of it.
  func drawWatched(_ timeout: Int) throws(CommandFailure) -> DrawnInput {
    var job = self
    let printer = DiagnosticPrinter()
    job.begin = { [input] _, name in
      let words = Diagnostic.notDrawn(name, "the program crashed, or took more than \(timeout) seconds", of: input)
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
      message: figure.map { "figure '\($0)' could not be drawn: \(reason)" } ?? "could not be read: \(reason)",
      suggestion: "--timeout gives a figure more time", at: SourceLocation(file: input))
  }
}
