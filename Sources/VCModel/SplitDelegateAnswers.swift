/// What a split view controller's delegate answers when the split view collapses or expands (R104).
///
/// What is `nil` leaves the decision to UIKit, as a delegate does that implements nothing.
public struct SplitDelegateAnswers: Hashable, Sendable {
  /// `splitViewController(_:collapseSecondary:onto:)` of a classic split view: true drops the secondary.
  public var handlesCollapse: Bool?
  /// `primaryViewController(forCollapsing:)` of a classic split view: the only child while it is collapsed.
  public var primaryForCollapsing: ControllerID?
  /// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)` in column style.
  public var topColumnForCollapsing: SplitColumn?
  /// `primaryViewController(forExpanding:)` of a classic split view.
  public var primaryForExpanding: ControllerID?
  /// `splitViewController(_:separateSecondaryFrom:)` of a classic split view.
  public var secondaryForExpanding: ControllerID?

  /// Answers to what is given, and none to the rest.
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

  /// Whether everything is left to UIKit.
  public var isEmpty: Bool { self == SplitDelegateAnswers() }

  /// The controllers that the delegate hands over.
  public var controllers: [ControllerID] {
    [primaryForCollapsing, primaryForExpanding, secondaryForExpanding].compactMap(\.self)
  }

  /// These answers, and the others where these say nothing.
  public func orElse(_ other: SplitDelegateAnswers) -> SplitDelegateAnswers {
    SplitDelegateAnswers(
      handlesCollapse: handlesCollapse ?? other.handlesCollapse,
      primaryForCollapsing: primaryForCollapsing ?? other.primaryForCollapsing,
      topColumnForCollapsing: topColumnForCollapsing ?? other.topColumnForCollapsing,
      primaryForExpanding: primaryForExpanding ?? other.primaryForExpanding,
      secondaryForExpanding: secondaryForExpanding ?? other.secondaryForExpanding)
  }
}
