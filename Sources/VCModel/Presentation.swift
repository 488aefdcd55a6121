/// A live presentation: its initiator, presenter, presented controller and style (R10).
///
/// UIKit's pointers are computed from presentations; no controller stores one.
public struct Presentation: Hashable, Sendable {
  /// The controller that received `present`; `nil` if the source does not record it, as in a dump (R144).
  public var initiator: ControllerID?
  /// The effective presenter.
  public var presenter: ControllerID
  /// `presentedViewController` of the presenter, which is always the top of its family (R3).
  public var presented: ControllerID
  /// The style set on the presented controller.
  public var requestedStyle: ModalPresentationStyle
  /// The style after `automatic` is resolved (R47).
  public var resolvedStyle: ModalPresentationStyle
  /// The style after adaptation to the size classes and by the delegate (R50, R51).
  public var style: ModalPresentationStyle
  /// The transition style that is used, and reversed on dismissal (R61); the definer's own if it provides one (R62).
  public var transition = ModalTransitionStyle.coverVertical
  /// The property that decides how it is animated (R178).
  public var chooser = TransitionChooser.presented
  /// Whether its sheet remains a sheet in compact height (R172).
  public var isEdgeAttached = false
  /// The controller that provides the context: the definer for a context style, else the controller that covers the
  /// screen.
  public var context: ControllerID
  /// The original controller, if an adaptive replacement is presented in its place (R52).
  public internal(set) var substituted: ControllerID?
  /// The anchor, if it is presented as a popover (R122).
  public var anchor: PopoverAnchor?
  /// The user action that triggers it.
  public var trigger: String?
  /// The step that created it, counted from one; `nil` if it existed at the start.
  public var step: Int?
  /// The location in the model, or the line of the dump that contains it.
  public var origin: Origin

  /// Creates a presentation whose context is its presenter, in the given style.
  ///
  /// The requested style is `automatic`, as if none was set. Set the other properties on the result.
  public init(
    presented: ControllerID, by presenter: ControllerID, initiator: ControllerID?, style: ModalPresentationStyle,
    origin: Origin = .unknown
  ) {
    self.initiator = initiator
    self.presenter = presenter
    self.presented = presented
    requestedStyle = .automatic
    resolvedStyle = style
    self.style = style
    context = presenter
    self.origin = origin
  }
}
