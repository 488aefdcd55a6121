import Dispatch
import Synchronization

/// Draws several inputs at once, as many as there are processors, and hands them out in their order.
///
/// Graphviz lays out one graph at a time; reading, replaying and drawing run side by side.
struct RenderBatch {
  /// So many inputs are in memory at once.
  private static let size = 32

  let jobs: [RenderJob]

  /// Draws everything; `body` is called on this thread, once for each input in the order of the jobs.
  func forEach(_ body: (RenderJob, Result<DrawnInput, CommandFailure>) -> Void) {
    for start in stride(from: 0, to: jobs.count, by: Self.size) {
      let part = Array(jobs[start..<min(start + Self.size, jobs.count)])
      for (job, result) in zip(part, drawn(part)) { body(job, result) }
    }
  }

  private func drawn(_ part: [RenderJob]) -> [Result<DrawnInput, CommandFailure>] {
    guard part.count > 1 else { return part.map { job in Result { () throws(CommandFailure) in try job.draw() } } }
    let results = Mutex<[Int: Result<DrawnInput, CommandFailure>]>([:])
    DispatchQueue.concurrentPerform(iterations: part.count) { position in
      let result = Result { () throws(CommandFailure) in try part[position].draw() }
      results.withLock { $0[position] = result }
    }
    return results.withLock { drawn in part.indices.compactMap { drawn[$0] } }
  }
}
