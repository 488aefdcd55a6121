import Dispatch
import Synchronization

/// A parallel map over many files.
struct FileBatch {
  /// The number of files in a unit of work: large enough to make the overhead negligible, small enough to balance the load.
  private static let size = 16

  private let jobs: Int?
  private let progress: (@Sendable (Int, Int) -> Void)?

  /// Creates a batch.
  /// - Parameters:
  ///   - jobs: The number of parallel workers, at least one; by default, as many as the system allows.
  ///   - progress: Called with the number of files that are done, and their total.
  init(jobs: Int? = nil, progress: (@Sendable (Int, Int) -> Void)? = nil) {
    self.progress = progress
    self.jobs = jobs.map { max($0, 1) }
  }

  /// Returns the results in the order of the files.
  func map<File: Sendable, Value: Sendable>(
    _ files: [File], _ transform: @Sendable (File) -> Value
  ) -> [Value] {
    guard files.count > Self.size else { return files.map(transform) }
    let count = (files.count + Self.size - 1) / Self.size
    let results = Mutex<(values: [[Value]], done: Int)>((Array(repeating: [], count: count), 0))
    let workers = min(jobs ?? count, count)
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      for part in stride(from: worker, to: count, by: workers) {
        let start = part * Self.size
        let values = files[start..<min(start + Self.size, files.count)].map(transform)
        results.withLock { results in
          results.values[part] = values
          results.done += values.count
          progress?(results.done, files.count)
        }
      }
    }
    return results.withLock { $0.values.flatMap(\.self) }
  }
}
