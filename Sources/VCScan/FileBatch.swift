import Dispatch
import Synchronization

/// Does something with each of many files, on all processors.
struct FileBatch {
  /// So many files are taken at a time: enough that taking them costs nothing, few enough that no processor waits long.
  private static let size = 16

  private let files: [SourceFiles.File]

  init(_ files: [SourceFiles.File]) { self.files = files }

  /// The results in the order of the files, whatever order they came in.
  func map<Value: Sendable>(_ transform: @Sendable (SourceFiles.File) -> Value) -> [Value] {
    guard files.count > Self.size else { return files.map(transform) }
    let count = (files.count + Self.size - 1) / Self.size
    let results = Mutex<[[Value]]>(Array(repeating: [], count: count))
    DispatchQueue.concurrentPerform(iterations: count) { part in
      let start = part * Self.size
      let values = files[start..<min(start + Self.size, files.count)].map(transform)
      results.withLock { $0[part] = values }
    }
    return results.withLock { $0.flatMap(\.self) }
  }
}
