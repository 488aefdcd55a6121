/// How a `UISheetPresentationController` is set up (R172).
public struct Sheet: Hashable, Sendable {
  /// The heights at which it rests, from the smallest to the largest; `[large]` unless others are given.
  public var detents: [Detent]
  /// The detent that is selected, by its identifier; `nil` is the smallest.
  public var selected: String?
  /// The largest detent at which the screen below is neither dimmed nor out of reach; `nil` dims it at all.
  public var largestUndimmed: String?
  /// Whether a grabber is drawn at its top.
  public var grabber: Bool
  /// Whether it stays a sheet in compact height, where it would fill the screen.
  public var edgeAttachedInCompactHeight: Bool

  /// A sheet with the values of a new one.
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
    /// So many points.
    case height(String, Double)
    /// A part of the largest height, between 0 and 1.
    case fraction(String, Double)

    /// The name by which it is selected.
    public var identifier: String {
      switch self {
      case .medium: "medium"
      case .large: "large"
      case .height(let identifier, _), .fraction(let identifier, _): identifier
      }
    }

    /// Whether a sheet can rest there in that height.
    public func isActive(in height: SizeClass) -> Bool { self != .medium || height == .regular }
  }

  /// Where it rests in that height.
  ///
  /// UIKit wants detents from the smallest to the largest; the first one that is active counts as the smallest. Where none
  /// is active, no source says what UIKit does, and the sheet is as large as it can be.
  public func restingDetent(in height: SizeClass) -> Detent {
    let active = detents.filter { $0.isActive(in: height) }
    return active.first { $0.identifier == selected } ?? active.first ?? .large
  }

  /// Whether it leaves the screen below undimmed and within reach while it rests at a detent.
  public func isUndimmed(at detent: Detent) -> Bool {
    guard let largest = detents.firstIndex(where: { $0.identifier == largestUndimmed }),
      let position = detents.firstIndex(of: detent)
    else { return false }
    return position <= largest
  }
}
