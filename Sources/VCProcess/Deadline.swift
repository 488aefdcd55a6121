/// The point in time at which to stop waiting.
package struct Deadline: Sendable {
  private let moment: ContinuousClock.Instant?

  /// No deadline.
  package static let never = Deadline(moment: nil)

  /// Returns the deadline after a duration from now.
  package static func after(_ duration: Duration) -> Deadline { Deadline(moment: .now + duration) }

  private init(moment: ContinuousClock.Instant?) { self.moment = moment }

  /// The remaining time for `poll`; -1 without a deadline.
  var milliseconds: Int32 {
    guard let moment else { return -1 }
    let left = ContinuousClock.now.duration(to: moment) / .milliseconds(1)
    return Int32(min(max(left.rounded(.up), 0), 1_000_000_000))
  }
}
