import VCModel

// What a model says of a controller besides its class and its children, by the names of UIKit's properties.
extension ControllerDeclaring {
  /// Which tab is selected.
  public func selected(_ id: ControllerID) -> Self { with { $0.selected = id } }

  /// Who is presented in its place, with it inside, where its style is adapted (R52).
  public func adaptiveReplacement(_ id: ControllerID) -> Self { with { $0.adaptiveReplacement = id } }

  /// What a split view's delegate answers whenever it collapses or expands (R104).
  public func splitAnswers(_ answers: SplitDelegateAnswers) -> Self { with { $0.splitAnswers = answers } }

  /// How it is presented when nobody says otherwise.
  public func modalPresentationStyle(_ style: ModalPresentationStyle) -> Self {
    with { $0.modalPresentationStyle = style }
  }

  /// How it comes and goes when it is presented.
  public func modalTransitionStyle(_ style: ModalTransitionStyle) -> Self { with { $0.modalTransitionStyle = style } }

  /// Whether a context presentation stops here (R23).
  public func definesPresentationContext(_ isOn: Bool = true) -> Self { with { $0.definesPresentationContext = isOn } }

  /// Whether its transition style is used for what it presents in its context (R63).
  public func providesPresentationContextTransitionStyle(_ isOn: Bool = true) -> Self {
    with { $0.providesPresentationContextTransitionStyle = isOn }
  }

  /// Whether it refuses to be swiped away.
  public func isModalInPresentation(_ isOn: Bool = true) -> Self { with { $0.isModalInPresentation = isOn } }

  /// The size that it wants, in points.
  public func preferredContentSize(width: Double, height: Double) -> Self {
    with { $0.preferredContentSize = ScreenSize(width: width, height: height) }
  }

  /// What it points at when it is presented as a popover.
  public func popover(_ anchor: PopoverAnchor) -> Self { with { $0.popover = anchor } }

  /// The answer of its presentation delegate to `adaptivePresentationStyle(for:traitCollection:)` (R51).
  public func adaptivePresentationStyle(_ style: ModalPresentationStyle) -> Self {
    with { $0.adaptivePresentationStyle = style }
  }

  /// For style custom: whether the presentation covers the screen (R27).
  public func shouldPresentInFullscreen(_ isOn: Bool) -> Self { with { $0.shouldPresentInFullscreen = isOn } }

  /// For style custom: whether the presenter's view leaves (R48).
  public func shouldRemovePresentersView(_ isOn: Bool = true) -> Self { with { $0.shouldRemovePresentersView = isOn } }

  /// The orientations that it allows.
  public func supportedInterfaceOrientations(_ orientations: InterfaceOrientationMask) -> Self {
    with { $0.supportedInterfaceOrientations = orientations }
  }

  /// Whether it asks its visible child for the orientations (R132).
  public func passesOrientationsThrough(_ isOn: Bool = true) -> Self { with { $0.passesOrientationsThrough = isOn } }

  /// Whether its view is in no window although its place is (R40).
  public func isViewDetached(_ isOn: Bool = true) -> Self { with { $0.isViewDetached = isOn } }

  /// Who is told when it is done.
  public func delegate(_ id: ControllerID) -> Self { with { $0.delegate = id } }

  /// The scene that it is made from, `File#identifier`.
  public func storyboard(_ scene: String) -> Self { with { $0.storyboard = scene } }

  /// Selectors of the unwind actions that it implements.
  public func unwindActions(_ selectors: String...) -> Self { with { $0.unwindActions += selectors } }

  /// Unwind actions for which `canPerformUnwindSegueAction` answers no.
  public func deniedUnwindActions(_ selectors: String...) -> Self { with { $0.deniedUnwindActions += selectors } }

  /// Where a figure's node leads.
  public func link(_ url: String) -> Self { with { $0.link = url } }

  /// What a figure says beside it.
  public func note(_ text: String) -> Self { with { $0.note = text } }

  /// A picture of the screen, by path.
  public func screenshot(_ path: String) -> Self { with { $0.screenshot = path } }
}
