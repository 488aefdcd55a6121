/// The timeout for a reader: an amount of processor time, or `factor` times as much wall-clock time.
///
/// A timeout in wall-clock time alone would reject files because other programs keep the processors busy.
struct ReaderTimeout {
  /// The limit of wall-clock time as a multiple of processor time.
  static let factor = 10

  private let work: Duration
  private let workedBefore: Duration?
  private let end: ContinuousClock.Instant
  /// The time to wait before calling `isLeft` again.
  private(set) var step: Duration

  /// Creates a timeout.
  /// - Parameters:
  ///   - work: The processor time that the program may use.
  ///   - worked: The processor time used so far; `nil` if it is unknown, in which case wall-clock time is limited to `work`.
  ///   - now: The current time.
  init(_ work: Duration, worked: Duration?, now: ContinuousClock.Instant = .now) {
    self.work = work
    workedBefore = worked
    end = now + (worked == nil ? work : work * Self.factor)
    step = work
  }

  /// Returns whether the program may continue, and updates `step`.
  mutating func isLeft(worked: Duration?, now: ContinuousClock.Instant = .now) -> Bool {
    guard let worked, let workedBefore else { return false }
    let left = work - (worked - workedBefore)
    // Even if the program works continuously, it cannot use up the remaining time sooner than this.
    step = min(max(left, .milliseconds(10)), now.duration(to: end))
    return left > .zero && step > .zero
  }
}
