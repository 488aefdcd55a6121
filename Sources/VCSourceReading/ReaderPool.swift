import Dispatch
import Synchronization
import VCFiles
import VCSourceFacts
import VCWork

/// A pool of reader programs that run in parallel.
///
/// If a piece makes a program crash or hang, only that piece fails: each piece of the same request is read again by a new
/// program.
struct ReaderPool {
  /// Source code to read.
  struct Piece: Sendable {
    var language: SourceLanguage
    var bytes: [UInt8]
  }

  /// The result of reading a piece.
  enum Outcome: Sendable {
    case facts([UInt8])
    /// The program ended while reading the piece.
    case crashed
    /// The program timed out.
    case hung
    /// The program is missing or has another version.
    case notStarted
  }

  let program: SourceProgram
  let jobs: Int
  /// The time limit for a request in milliseconds; large requests get more.
  let patience: Int

  /// The amount of source code in a request: large enough to make the overhead negligible, small enough to balance the load.
  private static let size = 65_536

  /// Reads pieces and returns the outcomes in the same order.
  /// - Parameter progress: Called with the number of pieces that are done, and their total.
  func read(_ pieces: [Piece], _ progress: (@Sendable (Int, Int) -> Void)? = nil) -> [Outcome] {
    let units = Self.units(pieces)
    let next = Mutex(0)
    let outcomes = Mutex((values: [Outcome](repeating: .notStarted, count: pieces.count), done: 0))
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, units.count))) { _ in
      var line: ReaderLine?
      while let unit = next.withLock({ next in
        defer { next += 1 }
        return next < units.count ? units[next] : nil
      }) {
        let answers = ask(&line, pieces[unit])
        outcomes.withLock { outcomes in
          outcomes.values.replaceSubrange(unit, with: answers)
          outcomes.done += unit.count
          progress?(outcomes.done, pieces.count)
        }
      }
    }
    return outcomes.withLock { $0.values }
  }

  /// Groups consecutive pieces into requests.
  private static func units(_ pieces: [Piece]) -> [Range<Int>] {
    var units: [Range<Int>] = []
    var start = 0
    var size = 0
    for (place, piece) in pieces.enumerated() {
      if size > 0, size + piece.bytes.count > Self.size {
        units.append(start..<place)
        (start, size) = (place, 0)
      }
      size += piece.bytes.count
    }
    if start < pieces.count { units.append(start..<pieces.count) }
    return units
  }

  private func ask(_ line: inout ReaderLine?, _ pieces: ArraySlice<Piece>) -> [Outcome] {
    if line == nil { line = ReaderLine(program, patience: patience) }
    guard let open = line else { return pieces.map { _ in .notStarted } }
    switch open.ask(pieces) {
    case .answer(let facts): return facts.map(Outcome.facts)
    case .ended, .silent:
      line = nil
      return pieces.map { askAlone($0) }
    }
  }

  private func askAlone(_ piece: Piece) -> Outcome {
    guard let line = ReaderLine(program, patience: patience) else { return .notStarted }
    switch line.ask([piece]) {
    case .answer(let facts): return facts.first.map(Outcome.facts) ?? .crashed
    case .ended: return .crashed
    case .silent: return .hung
    }
  }
}
