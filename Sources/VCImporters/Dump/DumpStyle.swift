import VCModel

/// Maps the classes of presentation controllers to presentation styles (R150).
enum DumpStyle {
  /// The class of both page sheets and form sheets (R56).
  static let anySheet = "UISheetPresentationController"

  /// Returns the observed style, or `nil` if the dump names no presentation controller (R150).
  static func style(of description: DumpDescription) -> ModalPresentationStyle? {
    guard let name = description.dumpRecord.presentationController else { return nil }
    if let style = styles[name] { return style }
    if name.contains("ActionSheet") { return .actionSheet }
    return name.contains("AlertController") ? .alert : .custom
  }

  private static let styles: [String: ModalPresentationStyle] = [
    "_UIFullscreenPresentationController": .fullScreen,
    "_UIOverFullscreenPresentationController": .overFullScreen,
    "_UIPageSheetPresentationController": .pageSheet,
    "_UIFormSheetPresentationController": .formSheet,
    "_UICurrentContextPresentationController": .currentContext,
    "_UIOverCurrentContextPresentationController": .overCurrentContext,
    "UIPopoverPresentationController": .popover,
    anySheet: .pageSheet,
  ]
}
