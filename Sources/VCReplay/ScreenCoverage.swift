import VCModel

/// The part of the screen that a presented view covers (R49).
public enum ScreenCoverage: String, Hashable, Sendable, CaseIterable {
  /// The whole window.
  case window
  /// A panel in the centre; everything around it is dimmed.
  case panel
  /// A smaller panel in the centre; everything around it is dimmed.
  case smallPanel
  /// A card at the bottom edge.
  case card
  /// The frame of the controller that defines the context.
  case context
  /// A floating box beside its anchor.
  case anchored
  /// A small box in the centre.
  case alert
}

extension Presentation {
  /// Returns the covered part of the screen; `nil` for a custom presentation, which decides for itself, and if unknown
  /// (R49).
  public func coverage(in environment: DeviceEnvironment) -> ScreenCoverage? {
    if coversScreen(in: environment) { return .window }
    switch style {
    case .fullScreen, .overFullScreen, .blurOverFullScreen, .none, .automatic: return .window
    case .pageSheet: return environment.horizontalSizeClass == .compact ? .card : .panel
    case .formSheet: return environment.horizontalSizeClass == .compact ? .card : .smallPanel
    case .currentContext, .overCurrentContext: return .context
    case .popover: return .anchored
    case .alert: return .alert
    case .actionSheet: return .card
    case .custom, .unknown: return nil
    }
  }
}

extension ScreenCoverage {
  /// Returns the text that follows the presented controller's name in a sentence.
  func words(context: ControllerID) -> String {
    switch self {
    case .window: "covers the window"
    case .panel: "is a panel in the middle of the dimmed window"
    case .smallPanel: "is a small panel in the middle of the dimmed window"
    case .card: "is a card at the bottom of the window"
    case .context: "covers the frame of \(context)"
    case .anchored: "floats beside its anchor"
    case .alert: "is a box in the middle of the dimmed window"
    }
  }
}
