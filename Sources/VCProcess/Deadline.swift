/// When somebody stops waiting.
package struct Deadline: Sendable {
  private let moment: ContinuousClock.Instant?

  /// Whoever waits waits as long as it takes.
  package static let never = Deadline(moment: nil)

  /// So long from now on.
  package static func after(_ duration: Duration) -> Deadline { Deadline(moment: .now + duration) }

  private init(moment: ContinuousClock.Instant?) { self.moment = moment }

  /// What is left, for `poll`: -1 without an end.
  var milliseconds: Int32 {
    guard let moment else { return -1 }
    let left = ContinuousClock.now.duration(to: moment) / .milliseconds(1)
    return Int32(min(max(left.rounded(.up), 0), 1_000_000_000))
  }
}
