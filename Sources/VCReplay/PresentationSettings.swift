import VCModel

/// The properties set on a presented controller right before the call; `nil` keeps the current value.
struct PresentationSettings {
  var style: ModalPresentationStyle?
  var transition: ModalTransitionStyle?
  var popover: PopoverAnchor?
  var adaptive: ModalPresentationStyle?

  /// Writes the settings. This happens after the presentation, because those of a refused presentation have no effect
  /// (R44).
  func write(to controller: inout Controller) {
    if let style { controller.modalPresentationStyle = style }
    if let transition { controller.modalTransitionStyle = transition }
    if let popover { controller.popover = popover }
    if let adaptive { controller.adaptivePresentationStyle = adaptive }
  }
}

/// A call of `present` with all relevant properties of the presented controller.
struct PresentRequest {
  let initiator: ControllerID
  let presented: ControllerID
  /// The style set on the presented controller (R29).
  let requestedStyle: ModalPresentationStyle
  /// The style after `automatic` is resolved (R47).
  let resolvedStyle: ModalPresentationStyle
  let transition: ModalTransitionStyle
  let anchor: PopoverAnchor?
  let adaptive: ModalPresentationStyle?
  /// Whether the nearest definer presents (R23, R27).
  let isInContext: Bool
  let transitioningDelegate: String?
  let preferredTransition: PreferredTransition?
  let isEdgeAttached: Bool
  let isActivityController: Bool
  let isSearchController: Bool
  let isAlert: Bool

  init(
    _ controller: borrowing Controller, initiator: ControllerID, _ settings: PresentationSettings,
    in environment: DeviceEnvironment
  ) {
    self.initiator = initiator
    presented = controller.id
    let requested = settings.style ?? controller.modalPresentationStyle
    requestedStyle = requested ?? .automatic
    resolvedStyle = StyleResolution.resolved(requested, for: controller, in: environment)
    transition = settings.transition ?? controller.modalTransitionStyle ?? .coverVertical
    anchor = settings.popover ?? controller.popover
    adaptive = settings.adaptive ?? controller.adaptivePresentationStyle
    isInContext = resolvedStyle.isContextStyle || resolvedStyle == .custom && !controller.shouldPresentInFullscreen
    transitioningDelegate = controller.transitioningDelegate
    preferredTransition = controller.preferredTransition
    isEdgeAttached = controller.sheet?.edgeAttachedInCompactHeight ?? false
    isActivityController = controller.isActivityController
    isSearchController = controller.isSearchController
    isAlert = controller.kind == .alert
  }

  /// Whether the popover has an anchor (R122).
  var hasAnchor: Bool { anchor?.source != nil }
}

/// Resolves a style before adaptation (R46, R47).
enum StyleResolution {
  /// Returns the concrete style for the property's value; `nil` means that it was never set.
  static func resolved(
    _ requested: ModalPresentationStyle?, for controller: borrowing Controller, in environment: DeviceEnvironment
  ) -> ModalPresentationStyle {
    if controller.kind == .alert { return controller.alertStyle == .alert ? .alert : .actionSheet }
    if requested == nil || requested == .automatic {
      if controller.isActivityController { return .popover }
      if controller.isSearchController { return .custom }
      if let style = SystemController.automaticStyle(
        of: controller.className, showsCamera: controller.showsCamera, in: environment)
      {
        return style
      }
    }
    return .resolved(requested, in: environment)
  }
}

extension Hierarchy {
  /// Returns the value of `modalPresentationStyle` when read: never `automatic` (R47).
  public func modalPresentationStyle(of id: ControllerID) -> ModalPresentationStyle? {
    let environment = environment
    return read(id) { StyleResolution.resolved($0.modalPresentationStyle, for: $0, in: environment) }
  }
}
