/// The configuration of a `UISheetPresentationController` (R172).
public struct Sheet: Hashable, Sendable {
  /// The detents, from the smallest to the largest; `[large]` by default.
  public var detents: [Detent]
  /// The identifier of the selected detent; `nil` means the smallest.
  public var selected: String?
  /// The identifier of the largest detent at which the screen below is undimmed and accepts touches; `nil` means none.
  public var largestUndimmed: String?
  /// Whether the sheet shows a grabber.
  public var grabber: Bool
  /// Whether it remains a sheet in compact height instead of filling the screen.
  public var edgeAttachedInCompactHeight: Bool

  /// Creates a configuration with UIKit's default values.
  public init(
    detents: [Detent] = [.large], selected: String? = nil, largestUndimmed: String? = nil, grabber: Bool = false,
    edgeAttachedInCompactHeight: Bool = false
  ) {
    self.detents = detents
    self.selected = selected
    self.largestUndimmed = largestUndimmed
    self.grabber = grabber
    self.edgeAttachedInCompactHeight = edgeAttachedInCompactHeight
  }

  /// A height at which a sheet rests.
  public enum Detent: Hashable, Sendable {
    /// About half the screen; inactive in compact height.
    case medium
    /// The full height of a sheet.
    case large
    /// A height in points.
    case height(String, Double)
    /// A fraction of the maximum height, between 0 and 1.
    case fraction(String, Double)

    /// The identifier by which the detent is selected.
    public var identifier: String {
      switch self {
      case .medium: "medium"
      case .large: "large"
      case .height(let identifier, _), .fraction(let identifier, _): identifier
      }
    }

    /// Returns whether this detent is larger than another one in every window. A custom detent is compared only with those of
    /// the same kind, because other heights depend on the window.
    package func isLarger(than other: Self) -> Bool {
      switch (self, other) {
      case (.large, .medium): true
      case (.height(_, let own), .height(_, let other)), (.fraction(_, let own), .fraction(_, let other)): own > other
      default: false
      }
    }

    /// Returns whether the detent is active in a vertical size class.
    public func isActive(in height: SizeClass) -> Bool { self != .medium || height == .regular }
  }

  /// Returns the detent at which the sheet rests in a vertical size class.
  ///
  /// Without a selection this is the smallest active one. UIKit requires ascending order, so if sizes cannot be compared it is
  /// the first. If none is active, UIKit's behaviour is undocumented, and the sheet is as large as possible.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/selecteddetentidentifier>.
  public func restingDetent(in height: SizeClass) -> Detent {
    let active = detents.filter { $0.isActive(in: height) }
    let smallest = active.first { candidate in !active.contains { candidate.isLarger(than: $0) } }
    return active.first { $0.identifier == selected } ?? smallest ?? .large
  }

  /// Returns whether the screen below is undimmed and accepts touches while the sheet rests at a detent.
  public func isUndimmed(at detent: Detent) -> Bool {
    guard let largest = detents.firstIndex(where: { $0.identifier == largestUndimmed }),
      let position = detents.firstIndex(of: detent)
    else { return false }
    return position <= largest
  }
}
