import VCWords

/// The dash patterns of figures: each pattern has one meaning, even without colours.
public enum Dashes: CaseIterable, Sendable {
  /// Edges.
  case asks, returns, delegate, unwind, custom
  /// Outlines: of a controller in no window, of a removal, of a translucent layer.
  case outOfWindow, gone, translucent

  /// The lengths of dashes and gaps, in points.
  public var pattern: [Double] {
    switch self {
    case .asks: [6, 4]
    case .returns: [13, 4]
    case .delegate: [4, 2.5, 1.2, 2.5, 1.2, 2.5]
    case .unwind: [1.5, 3.5]
    case .custom: [8, 3, 2, 3, 2, 3]
    case .outOfWindow: [2.5, 2.5]
    case .gone: [9, 3, 3, 3]
    case .translucent: [5, 1.5]
    }
  }

  /// The meaning of the pattern.
  public var words: String {
    switch self {
    case .asks: say("asks for the presentation")
    case .returns: say("dismisses and returns")
    case .delegate: say("has as its delegate")
    case .unwind: say("unwinds")
    case .custom: say("custom transition")
    case .outOfWindow: say("view not in a window")
    case .gone: say("removed by this step")
    case .translucent: say("shows the content below")
    }
  }

  /// The patterns of outlines.
  public static let outlines: [Dashes] = [.outOfWindow, .gone, .translucent]

  /// Returns whether a reader could confuse another pattern with this one: as many parts, of similar length and weight.
  public func resembles(_ other: [Double]) -> Bool {
    // An odd list is repeated.
    let other = other.count.isMultiple(of: 2) ? other : other + other
    let own = pattern
    guard !other.isEmpty, own.count == other.count else { return false }
    let (ownPeriod, period) = (own.reduce(0, +), other.reduce(0, +))
    guard max(ownPeriod, period) < 1.5 * min(ownPeriod, period) else { return false }
    return zip(own, other).allSatisfy { abs($0 / ownPeriod - $1 / period) < 0.12 }
  }
}
