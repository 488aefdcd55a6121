import VCModel

// Modifiers for a controller's properties, by the names of UIKit's properties.
extension ControllerDeclaring {
  /// Sets the selected tab.
  public func selected(_ id: ControllerID) -> Self { with { $0.selected = id } }

  /// Sets the controller that is presented in its place, containing it, when its style is adapted (R52).
  public func adaptiveReplacement(_ id: ControllerID) -> Self { with { $0.adaptiveReplacement = id } }

  /// Sets the answers of a split view's delegate when it collapses or expands (R104).
  public func splitAnswers(_ answers: SplitDelegateAnswers) -> Self { with { $0.splitAnswers = answers } }

  /// Sets the style of its presentations, unless a presentation specifies another.
  public func modalPresentationStyle(_ style: ModalPresentationStyle) -> Self {
    with { $0.modalPresentationStyle = style }
  }

  /// Sets the transition style of its presentations.
  public func modalTransitionStyle(_ style: ModalTransitionStyle) -> Self { with { $0.modalTransitionStyle = style } }

  /// Sets whether it defines the context of context presentations (R23).
  public func definesPresentationContext(_ isOn: Bool = true) -> Self { with { $0.definesPresentationContext = isOn } }

  /// Sets whether its transition style is used for presentations in its context (R63).
  public func providesPresentationContextTransitionStyle(_ isOn: Bool = true) -> Self {
    with { $0.providesPresentationContextTransitionStyle = isOn }
  }

  /// Sets whether interactive dismissal is disabled.
  public func isModalInPresentation(_ isOn: Bool = true) -> Self { with { $0.isModalInPresentation = isOn } }

  /// Sets the preferred content size in points.
  public func preferredContentSize(width: Double, height: Double) -> Self {
    with { $0.preferredContentSize = ScreenSize(width: width, height: height) }
  }

  /// Sets the anchor that is used when it is presented as a popover.
  public func popover(_ anchor: PopoverAnchor) -> Self { with { $0.popover = anchor } }

  /// Sets what its presentation delegate returns from `adaptivePresentationStyle(for:traitCollection:)` (R51).
  public func adaptivePresentationStyle(_ style: ModalPresentationStyle) -> Self {
    with { $0.adaptivePresentationStyle = style }
  }

  /// For the style `custom`: sets whether the presentation covers the screen (R27).
  public func shouldPresentInFullscreen(_ isOn: Bool) -> Self { with { $0.shouldPresentInFullscreen = isOn } }

  /// For the style `custom`: sets whether the presenter's view is removed (R48).
  public func shouldRemovePresentersView(_ isOn: Bool = true) -> Self { with { $0.shouldRemovePresentersView = isOn } }

  /// Sets the supported orientations.
  public func supportedInterfaceOrientations(_ orientations: InterfaceOrientationMask) -> Self {
    with { $0.supportedInterfaceOrientations = orientations }
  }

  /// Sets whether it returns the orientations of its visible child (R132).
  public func passesOrientationsThrough(_ isOn: Bool = true) -> Self { with { $0.passesOrientationsThrough = isOn } }

  /// Sets whether its view is not in a window although its place is (R40).
  public func isViewDetached(_ isOn: Bool = true) -> Self { with { $0.isViewDetached = isOn } }

  /// Sets the delegate that is notified when it finishes.
  public func delegate(_ id: ControllerID) -> Self { with { $0.delegate = id } }

  /// Sets the scene from which it is created, as `File#identifier`.
  public func storyboard(_ scene: String) -> Self { with { $0.storyboard = scene } }

  /// Adds selectors of unwind actions that it implements.
  public func unwindActions(_ selectors: String...) -> Self { with { $0.unwindActions += selectors } }

  /// Adds unwind actions for which `canPerformUnwindSegueAction` returns `false`.
  public func deniedUnwindActions(_ selectors: String...) -> Self { with { $0.deniedUnwindActions += selectors } }

  /// Sets the link of its node in a figure.
  public func link(_ url: String) -> Self { with { $0.link = url } }

  /// Sets the note shown beside it in a figure.
  public func note(_ text: String) -> Self { with { $0.note = text } }

  /// Sets the path of a screenshot.
  public func screenshot(_ path: String) -> Self { with { $0.screenshot = path } }
}
