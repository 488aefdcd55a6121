/// One live presentation: who asked, who presents, who is presented, and how (R10).
///
/// The pointers of UIKit are computed from these; no controller stores one.
public struct Presentation: Hashable, Sendable {
  /// Who received `present`; `nil` where the source cannot know, as in a dump (R144).
  public var initiator: ControllerID?
  /// Who really presents: the effective presenter.
  public var presenter: ControllerID
  /// `presentedViewController` of the presenter: always the top of its family (R3).
  public var presented: ControllerID
  /// As set on the presented controller.
  public var requestedStyle: ModalPresentationStyle
  /// After `automatic` is replaced (R47).
  public var resolvedStyle: ModalPresentationStyle
  /// After adaptation to the size classes and the delegate's answer (R50, R51).
  public var style: ModalPresentationStyle
  /// The transition that is played, and reversed at dismissal (R61); the definer's own where it provides one (R62).
  public var transition = ModalTransitionStyle.coverVertical
  /// What decides how it is animated (R178).
  public var chooser = TransitionChooser.presented
  /// Whether its sheet stays one in compact height (R172).
  public var isEdgeAttached = false
  /// Who provides the presentation context: the definer of a context style, else the controller that covers the screen.
  public var context: ControllerID
  /// The controller that was meant, where the presented one took its place in the adapted form (R52).
  public internal(set) var substituted: ControllerID?
  /// Where it points, when it appears as a popover (R122).
  public var anchor: PopoverAnchor?
  /// What a person did to cause it.
  public var trigger: String?
  /// The step that made it, counted from one; `nil` when it was there at the start.
  public var step: Int?
  /// Where the model says it, or the line of a dump that shows it.
  public var origin: Origin

  /// A presentation whose context is its presenter, in the style that it was asked for.
  ///
  /// The requested style is `automatic`, as where nothing was set. What is known besides is set on the value.
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
