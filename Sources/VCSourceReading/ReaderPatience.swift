/// How long a reader is waited for: until it has worked for a time, or has done nothing for several such times.
///
/// The clock on the wall alone would call files slow that are read while other programs keep the processors busy.
struct ReaderPatience {
  /// How many times longer than it works a program may take.
  static let factor = 10

  private let work: Duration
  private let workedBefore: Duration?
  private let end: ContinuousClock.Instant
  /// How long to wait before the next question whether any patience is left.
  private(set) var step: Duration

  /// - Parameters:
  ///   - work: How long the program may work.
  ///   - worked: How long it has worked until now; `nil` where nobody knows, so that the clock on the wall counts.
  ///   - now: The time.
  init(_ work: Duration, worked: Duration?, now: ContinuousClock.Instant = .now) {
    self.work = work
    workedBefore = worked
    end = now + (worked == nil ? work : work * Self.factor)
    step = work
  }

  /// Whether the program may go on; if so, `step` is how long, at the least.
  mutating func isLeft(worked: Duration?, now: ContinuousClock.Instant = .now) -> Bool {
    guard let worked, let workedBefore else { return false }
    let left = work - (worked - workedBefore)
    // A program that works without a break has used up in no less than this what is left.
    step = min(max(left, .milliseconds(10)), now.duration(to: end))
    return left > .zero && step > .zero
  }
}
