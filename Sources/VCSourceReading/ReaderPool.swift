import Dispatch
import Synchronization
import VCFiles
import VCSourceFacts
import VCWork

/// Programs that read source files side by side.
///
/// What makes one of them crash or hang costs that one piece and no other: the pieces that were read together with it are
/// given to a new one, one at a time.
struct ReaderPool {
  /// Source to read.
  struct Piece: Sendable {
    var language: SourceLanguage
    var bytes: [UInt8]
  }

  /// What came of it.
  enum Outcome: Sendable {
    case facts([UInt8])
    /// The program ended while it read this.
    case crashed
    /// It was not done after a long time.
    case hung
    /// There is no program, or it is another one.
    case notStarted
  }

  let program: SourceProgram
  let jobs: Int
  /// How long a program may work at a request, in milliseconds; long ones get more.
  let patience: Int

  /// So much source is asked for at a time: enough that asking costs nothing, little enough that nobody waits long.
  private static let size = 65_536

  /// The outcomes in the order of the pieces.
  /// - Parameter progress: Told how many pieces are done, and of how many.
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

  /// Neighbours that are asked for together.
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
