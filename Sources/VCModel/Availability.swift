/// The versions in which system classes, styles and columns became available.
///
/// A model of an early version of iOS that uses newer API does not describe an app that could have been built.
public enum Availability {
  /// Returns the major version of iOS that introduced a system class, if it is newer than presenting and presented
  /// controllers; `nil` for all other classes.
  /// - Complexity: O(1).
  public static func firstVersion(ofClass className: String) -> Int? { classes[unqualified(className)] }

  private static let classes: [String: Int] = [
    "UIPageViewController": 5, "UIReferenceLibraryViewController": 5, "EKCalendarChooser": 5,
    "UIActivityViewController": 6, "SKStoreProductViewController": 6, "PKAddPassesViewController": 6,
    "GKGameCenterViewController": 6, "MCBrowserViewController": 7, "UIAlertController": 8, "UISearchController": 8,
    "AVPlayerViewController": 8, "UIDocumentPickerViewController": 8, "UIDocumentMenuViewController": 8,
    "PKPaymentAuthorizationViewController": 8, "SFSafariViewController": 9, "CNContactPickerViewController": 9,
    "CNContactViewController": 9, "RPPreviewViewController": 9, "UICloudSharingController": 10,
    "UIDocumentBrowserViewController": 11, "INUIAddVoiceShortcutViewController": 12,
    "INUIEditVoiceShortcutViewController": 12, "UIHostingController": 13, "VNDocumentCameraViewController": 13,
    "UIFontPickerViewController": 13, "PHPickerViewController": 14, "UIColorPickerViewController": 14,
    "DataScannerViewController": 16,
  ]
}

extension ModalPresentationStyle {
  /// Returns the major version of the idiom's system that introduced the style; `nil` if the idiom does not support it
  /// (R46, R47, R57).
  public func firstVersion(on idiom: Idiom) -> Int? {
    switch self {
    case .automatic: 13
    case .custom: 7
    case .overFullScreen, .overCurrentContext: 8
    case .popover: idiom == .tv ? nil : 8
    case .blurOverFullScreen: idiom == .tv ? 11 : nil
    case .pageSheet: idiom == .tv ? nil : 1
    case .formSheet: idiom == .tv ? 26 : 1
    case .none, .fullScreen, .currentContext, .alert, .actionSheet, .unknown: 1
    }
  }
}

extension SplitColumn {
  /// Returns the major version of the idiom's system that introduced the column; `nil` if the idiom does not support it
  /// (R103, R108).
  public func firstVersion(on idiom: Idiom) -> Int? {
    switch self {
    case .primary, .secondary: 1
    case .supplementary, .compact: 14
    case .inspector: idiom == .tv || idiom == .vision ? nil : 26
    }
  }
}
