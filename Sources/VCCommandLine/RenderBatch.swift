import Dispatch
import Synchronization

/// Draws several inputs at once, as many as there are processors, and hands them out in their order.
///
/// Graphviz lays out one graph at a time; reading, replaying and drawing run side by side, and the next inputs are drawn
/// while the last ones are written.
struct RenderBatch {
  /// So many inputs are drawn at once, and twice as many are in memory.
  private static let size = 32

  let jobs: [RenderJob]

  /// Draws everything; `body` is called on this thread, once for each input in the order of the jobs.
  func forEach(_ body: (RenderJob, Result<DrawnInput, CommandFailure>) -> Void) {
    let parts = stride(from: 0, to: jobs.count, by: Self.size).map { jobs[$0..<min($0 + Self.size, jobs.count)] }
    var next = parts.first.map(RenderBatchPart.init)
    for (position, part) in parts.enumerated() {
      let results = next?.results() ?? []
      next = position + 1 < parts.count ? RenderBatchPart(parts[position + 1]) : nil
      for (job, result) in zip(part, results) { body(job, result) }
    }
  }
}

/// Inputs that are being drawn.
private final class RenderBatchPart: Sendable {
  private let drawn = Mutex<[Int: Result<DrawnInput, CommandFailure>]>([:])
  private let isDone = DispatchSemaphore(value: 0)

  /// Begins to draw; a single input is drawn at once, since a thread takes longer to start.
  init(_ jobs: ArraySlice<RenderJob>) {
    guard jobs.count > 1 else {
      for (position, job) in jobs.enumerated() { draw(job, position) }
      isDone.signal()
      return
    }
    let jobs = Array(jobs)
    DispatchQueue.global().async {
      DispatchQueue.concurrentPerform(iterations: jobs.count) { self.draw(jobs[$0], $0) }
      self.isDone.signal()
    }
  }

  /// Waits for the inputs, and gives them in their order; to be called once.
  func results() -> [Result<DrawnInput, CommandFailure>] {
    isDone.wait()
    return drawn.withLock { drawn in drawn.keys.sorted().compactMap { drawn[$0] } }
  }

  private func draw(_ job: RenderJob, _ position: Int) {
    let result = Result { () throws(CommandFailure) in try job.draw() }
    drawn.withLock { $0[position] = result }
  }
}
