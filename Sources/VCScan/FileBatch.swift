import Dispatch
import Synchronization

/// Does something with each of many files, several at a time.
struct FileBatch {
  /// So many files are taken at a time: enough that taking them costs nothing, few enough that no processor waits long.
  private static let size = 16

  private let jobs: Int?
  private let progress: (@Sendable (Int, Int) -> Void)?

  /// - Parameters:
  ///   - jobs: How many at a time, at least one; as many as there are processors when not given.
  ///   - progress: Told how many files are done, and of how many.
  init(jobs: Int? = nil, progress: (@Sendable (Int, Int) -> Void)? = nil) {
    self.progress = progress
    self.jobs = jobs.map { max($0, 1) }
  }

  /// The results in the order of the files, whatever order they came in.
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
