import Dispatch
import Synchronization
import VCDiagnostics
import VCFiles
import VCSourceFacts
import VCWork

/// A reader that turns source files into facts, using parallel processes and a cache.
package struct SourceFileReader: Sendable {
  /// The reader program; `nil` if it is not installed.
  package var program: SourceProgram?
  /// The cache of facts from earlier scans.
  package var cache: FactsCache?
  /// The maximum number of processes; by default, the number of processors.
  package var jobs: Int?
  /// The processor time in milliseconds for reading a file, after which the file counts as unreadable.
  package var patience: Int
  /// Called with the number of uncached files that have been read, and their total; from several threads, one at a time.
  package var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

  /// Creates a reader that uses a program.
  package init(
    program: SourceProgram? = .installed(), cache: FactsCache? = nil, jobs: Int? = nil, patience: Int = 10_000
  ) {
    self.program = program
    self.cache = cache
    self.jobs = jobs
    self.patience = patience
  }

  /// Returns the facts of all readable files, in order, and diagnostics.
  package func facts(of files: [SourceFile]) -> (facts: [SourceFacts], diagnostics: [Diagnostic]) {
    read(files).decoded()
  }

  /// Reads files; cached facts are not decoded yet.
  package func read(_ files: [SourceFile]) -> ReadCode {
    let known = files.isEmpty ? [:] : cache?.entries() ?? [:]
    var readings = each(files) { Reading($0, known) }
    let missing = readings.indices.filter { readings[$0].needsProgram }
    guard !missing.isEmpty else { return ReadCode(files, readings, by: self) }
    guard let program else {
      return ReadCode(files, readings, by: self, unserved: .noProgram(missing.map { files[$0].name }, nil))
    }
    let pool = ReaderPool(program: program, jobs: workers, patience: patience)
    let pieces = missing.map { ReaderPool.Piece(language: files[$0].language, bytes: readings[$0].bytes ?? []) }
    for (place, outcome) in zip(missing, pool.read(pieces, progress)) { readings[place].take(outcome) }
    let decoded = each(missing.map { (readings[$0], files[$0].name) }) { $0.0.decoded($0.1) }
    for (place, reading) in zip(missing, decoded) { readings[place] = reading }
    cache?.keep(Self.entries(readings))
    let unread = zip(files, readings).filter { $1.hasNoReader }.map { $0.0.name }
    return ReadCode(files, readings, by: self, unserved: unread.isEmpty ? nil : .noProgram(unread, program))
  }

  /// Returns the diagnostics of the problems found in source files.
  package static func problems(of facts: [SourceFacts]) -> [Diagnostic] {
    facts.flatMap { facts in
      facts.problems.map { problem in
        let location = SourceLocation(
          file: facts.file, line: problem.position.line, column: problem.position.column)
        return switch problem.kind {
        case .notUnderstood:
          Diagnostic(
            code: "source-not-understood", severity: .warning, message: problem.message, at: location)
        case .mergeConflict:
          Diagnostic(
            code: "merge-conflict", severity: .error, message: problem.message, suggestion: MergeConflict.suggestion,
            at: location)
        }
      }
    }
  }

  /// Returns the entries to cache, one for each distinct content.
  private static func entries(_ readings: [Reading]) -> [(key: ContentKey, facts: ArraySlice<UInt8>)] {
    var seen: Set<ContentKey> = []
    return readings.compactMap { reading in
      guard let key = reading.key, let encoded = reading.encoded, seen.insert(key).inserted else { return nil }
      return (key, encoded)
    }
  }

  private var workers: Int { max(1, jobs ?? Processors.count) }

  /// Transforms each value in parallel, on threads with a stack large enough for deeply nested values.
  func each<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ transform: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    let part = max(1, (inputs.count + workers - 1) / workers)
    let starts = Array(stride(from: 0, to: inputs.count, by: part))
    let results = Mutex([[Output]](repeating: [], count: starts.count))
    DispatchQueue.concurrentPerform(iterations: starts.count) { place in
      let outputs = LargeStack.run {
        inputs[starts[place]..<min(starts[place] + part, inputs.count)].map(transform)
      }
      results.withLock { $0[place] = outputs }
    }
    return results.withLock { $0.flatMap(\.self) }
  }
}

extension Diagnostic {
  /// Returns the diagnostic for files without a reader program.
  /// - Parameter program: The unusable program; `nil` if none was found.
  fileprivate static func noProgram(_ names: [String], _ program: SourceProgram?) -> Diagnostic {
    let reason =
      program.map { "'\($0.path)' cannot be started or has a different version" }
      ?? "'\(SourceProgram.name)' was found neither beside this program nor in PATH"
    return Diagnostic(
      code: "source-reader-missing", severity: .error,
      message: "\(names.count) \(names.count == 1 ? "source file" : "source files") not read: \(reason)",
      suggestion:
        "install the '\(SourceProgram.name)' of this version of vcgraph, name it in \(SourceProgram.variable), or skip code with --exclude '*.swift'",
      at: names.first.map { SourceLocation(file: $0) })
  }
}
