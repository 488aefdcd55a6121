import VCModel

/// What is set on a presented controller right before the call; what is `nil` stays as it was.
struct PresentationSettings {
  var style: ModalPresentationStyle?
  var transition: ModalTransitionStyle?
  var popover: PopoverAnchor?
  var adaptive: ModalPresentationStyle?

  /// Nobody sees the settings of a presentation that was refused (R44), so they are written only afterwards.
  func write(to controller: inout Controller) {
    if let style { controller.modalPresentationStyle = style }
    if let transition { controller.modalTransitionStyle = transition }
    if let popover { controller.popover = popover }
    if let adaptive { controller.adaptivePresentationStyle = adaptive }
  }
}

/// A call of `present` with everything about the presented controller that decides what becomes of it.
struct PresentRequest {
  let initiator: ControllerID
  let presented: ControllerID
  /// As set on the presented controller (R29).
  let requestedStyle: ModalPresentationStyle
  /// After `automatic` is replaced (R47).
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

  /// Whether there is something to point at (R122).
  var hasAnchor: Bool { anchor?.source != nil }
}

/// What a style is before any adaptation (R46, R47).
enum StyleResolution {
  /// The concrete style behind what was set; `nil` is a property that nobody touched.
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
  /// What reading `modalPresentationStyle` answers: never `automatic` (R47).
  public func modalPresentationStyle(of id: ControllerID) -> ModalPresentationStyle? {
    let environment = environment
    return read(id) { StyleResolution.resolved($0.modalPresentationStyle, for: $0, in: environment) }
  }
}
