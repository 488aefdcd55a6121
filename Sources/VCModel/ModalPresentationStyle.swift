/// `UIModalPresentationStyle`, by UIKit's Swift names (R46).
public enum ModalPresentationStyle: String, Hashable, Sendable, CaseIterable {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
  case popover, blurOverFullScreen
  /// The style of a `UIAlertController`; cannot be set.
  case alert
  /// The style of an action sheet on a phone; cannot be set.
  case actionSheet
  /// An unknown style: some system controllers resolve `automatic` themselves (R47). Cannot be set.
  case unknown

  /// The values that a model may set.
  public static let settable: [Self] = allCases.filter { ![.alert, .actionSheet, .unknown].contains($0) }

  /// The styles that a figure can show side by side.
  public static let drawable: [Self] = allCases.filter { $0 != .none && $0 != .unknown }

  /// Whether the nearest definer presents, rather than the top of the family (R23).
  public var isContextStyle: Bool { self == .currentContext || self == .overCurrentContext }
}

/// `UIModalTransitionStyle`, by UIKit's Swift names (R60).
public enum ModalTransitionStyle: String, Hashable, Sendable, CaseIterable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
