/// The answers of a split view controller's delegate when the split view collapses or expands (R104).
///
/// `nil` leaves the decision to UIKit, like a delegate that does not implement the method.
public struct SplitDelegateAnswers: Hashable, Sendable {
  /// `splitViewController(_:collapseSecondary:onto:)` of a classic split view; `true` discards the secondary
  /// controller.
  public var handlesCollapse: Bool?
  /// `primaryViewController(forCollapsing:)` of a classic split view: its only child while collapsed.
  public var primaryForCollapsing: ControllerID?
  /// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)` of a column-style split view.
  public var topColumnForCollapsing: SplitColumn?
  /// `primaryViewController(forExpanding:)` of a classic split view.
  public var primaryForExpanding: ControllerID?
  /// `splitViewController(_:separateSecondaryFrom:)` of a classic split view.
  public var secondaryForExpanding: ControllerID?

  /// Creates answers from the given values; the others are left to UIKit.
  public init(
    handlesCollapse: Bool? = nil, primaryForCollapsing: ControllerID? = nil, topColumnForCollapsing: SplitColumn? = nil,
    primaryForExpanding: ControllerID? = nil, secondaryForExpanding: ControllerID? = nil
  ) {
    self.handlesCollapse = handlesCollapse
    self.primaryForCollapsing = primaryForCollapsing
    self.topColumnForCollapsing = topColumnForCollapsing
    self.primaryForExpanding = primaryForExpanding
    self.secondaryForExpanding = secondaryForExpanding
  }

  /// Whether all decisions are left to UIKit.
  public var isEmpty: Bool { self == SplitDelegateAnswers() }

  /// The controllers that the delegate returns.
  public var controllers: [ControllerID] {
    [primaryForCollapsing, primaryForExpanding, secondaryForExpanding].compactMap(\.self)
  }

  /// Returns these answers, with missing values taken from the others.
  public func orElse(_ other: SplitDelegateAnswers) -> SplitDelegateAnswers {
    SplitDelegateAnswers(
      handlesCollapse: handlesCollapse ?? other.handlesCollapse,
      primaryForCollapsing: primaryForCollapsing ?? other.primaryForCollapsing,
      topColumnForCollapsing: topColumnForCollapsing ?? other.topColumnForCollapsing,
      primaryForExpanding: primaryForExpanding ?? other.primaryForExpanding,
      secondaryForExpanding: secondaryForExpanding ?? other.secondaryForExpanding)
  }
}
