import Dispatch
import Synchronization

/// Tasks that are performed side by side, as many at once as there are processors.
///
/// Graphviz lays out one graph at a time; reading, replaying and drawing run side by side.
struct TaskBatch {
  /// So many results are in memory at once.
  private static let size = 32

  /// In the site's order.
  let tasks: [any BuildTask]

  /// All tasks in their order. A page may read what a figure wrote, so that the two are never in one batch.
  static func batches(of tasks: [any BuildTask]) -> [TaskBatch] {
    var batches: [[any BuildTask]] = []
    for task in tasks {
      if let last = batches.last, last.count < size, let first = last.first, type(of: first) == type(of: task) {
        batches[batches.count - 1].append(task)
      } else {
        batches.append([task])
      }
    }
    return batches.map(TaskBatch.init)
  }

  /// Performs the tasks at the positions that are due; nothing is written.
  func perform(
    in paths: SitePaths, where isDue: (Int) -> Bool
  ) -> [Int: Result<TaskResult, TaskFailure>] {
    let due = tasks.indices.filter(isDue)
    let results = Mutex<[Int: Result<TaskResult, TaskFailure>]>([:])
    let perform = { @Sendable (position: Int) in
      let result = Result { () throws(TaskFailure) in try tasks[position].perform(in: paths) }
      results.withLock { $0[position] = result }
    }
    if due.count > 1 {
      DispatchQueue.concurrentPerform(iterations: due.count) { perform(due[$0]) }
    } else {
      due.forEach(perform)
    }
    return results.withLock { $0 }
  }
}
