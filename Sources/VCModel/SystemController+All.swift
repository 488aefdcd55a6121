extension SystemController {
  /// All known system controllers: those of Apple's guide of 2012 first (R138), then current ones, each by framework.
  public static let all = addressBookUI + eventKitUI + gameKit + messageUI + mediaPlayer + uiKitPickers + modern

  private static let addressBookUI: [SystemController] = [
    .init(
      "ABNewPersonViewController", "AddressBookUI", delegate: "ABNewPersonViewControllerDelegate",
      successor: "CNContactViewController", usage: .content),
    .init(
      "ABPeoplePickerNavigationController", "AddressBookUI", .navigation,
      delegate: "ABPeoplePickerNavigationControllerDelegate", successor: "CNContactPickerViewController"),
    .init(
      "ABPersonViewController", "AddressBookUI", delegate: "ABPersonViewControllerDelegate",
      successor: "CNContactViewController", usage: .content),
    .init(
      "ABUnknownPersonViewController", "AddressBookUI", delegate: "ABUnknownPersonViewControllerDelegate",
      successor: "CNContactViewController", usage: .content),
  ]

  private static let eventKitUI: [SystemController] = [
    .init("EKEventEditViewController", "EventKitUI", .navigation, delegate: "EKEventEditViewDelegate"),
    .init("EKEventViewController", "EventKitUI", delegate: "EKEventViewDelegate", usage: .content),
  ]

  private static let gameKit: [SystemController] = [
    .init(
      "GKAchievementViewController", "GameKit", .navigation, delegate: "GKAchievementViewControllerDelegate",
      successor: "GKGameCenterViewController"),
    .init(
      "GKLeaderboardViewController", "GameKit", .navigation, delegate: "GKLeaderboardViewControllerDelegate",
      successor: "GKGameCenterViewController"),
    .init("GKMatchmakerViewController", "GameKit", .navigation, delegate: "GKMatchmakerViewControllerDelegate"),
    .init(
      "GKPeerPickerController", "GameKit", delegate: "GKPeerPickerControllerDelegate",
      successor: "MCBrowserViewController", usage: .showsItself),
    .init(
      "GKTurnBasedMatchmakerViewController", "GameKit", .navigation,
      delegate: "GKTurnBasedMatchmakerViewControllerDelegate"),
  ]

  private static let messageUI: [SystemController] = [
    .init("MFMailComposeViewController", "MessageUI", .navigation, delegate: "MFMailComposeViewControllerDelegate"),
    .init(
      "MFMessageComposeViewController", "MessageUI", .navigation, delegate: "MFMessageComposeViewControllerDelegate"),
  ]

  private static let mediaPlayer: [SystemController] = [
    .init("MPMediaPickerController", "MediaPlayer", delegate: "MPMediaPickerControllerDelegate"),
    .init("MPMoviePlayerViewController", "MediaPlayer", successor: "AVPlayerViewController"),
    .init(
      "MPMoviePlayerController", "MediaPlayer", successor: "AVPlayerViewController", usage: .showsItself),
  ]

  private static let uiKitPickers: [SystemController] = [
    .init(
      "UIImagePickerController", "UIKit", .navigation, delegate: "UIImagePickerControllerDelegate",
      successor: "PHPickerViewController"),
    .init("UIVideoEditorController", "UIKit", .navigation, delegate: "UIVideoEditorControllerDelegate"),
  ]

  private static let modern: [SystemController] = [
    .init("AVPlayerViewController", "AVKit", delegate: "AVPlayerViewControllerDelegate"),
    .init("CNContactPickerViewController", "ContactsUI", delegate: "CNContactPickerDelegate"),
    .init("CNContactViewController", "ContactsUI", delegate: "CNContactViewControllerDelegate", usage: .content),
    .init("EKCalendarChooser", "EventKitUI", delegate: "EKCalendarChooserDelegate", usage: .content),
    .init("GKGameCenterViewController", "GameKit", .navigation, delegate: "GKGameCenterControllerDelegate"),
    .init("INUIAddVoiceShortcutViewController", "IntentsUI", delegate: "INUIAddVoiceShortcutViewControllerDelegate"),
    .init("INUIEditVoiceShortcutViewController", "IntentsUI", delegate: "INUIEditVoiceShortcutViewControllerDelegate"),
    .init("MCBrowserViewController", "MultipeerConnectivity", delegate: "MCBrowserViewControllerDelegate"),
    .init("PKAddPassesViewController", "PassKit", delegate: "PKAddPassesViewControllerDelegate"),
    .init(
      "PKPaymentAuthorizationViewController", "PassKit", delegate: "PKPaymentAuthorizationViewControllerDelegate"),
    .init("PHPickerViewController", "PhotosUI", delegate: "PHPickerViewControllerDelegate"),
    .init("QLPreviewController", "QuickLook", delegate: "QLPreviewControllerDelegate"),
    .init("RPPreviewViewController", "ReplayKit", delegate: "RPPreviewViewControllerDelegate"),
    .init("SFSafariViewController", "SafariServices", delegate: "SFSafariViewControllerDelegate"),
    .init("SKStoreProductViewController", "StoreKit", delegate: "SKStoreProductViewControllerDelegate"),
    .init("UIActivityViewController", "UIKit"),
    .init("UICloudSharingController", "UIKit", delegate: "UICloudSharingControllerDelegate"),
    .init("UIColorPickerViewController", "UIKit", delegate: "UIColorPickerViewControllerDelegate"),
    .init(
      "UIDocumentBrowserViewController", "UIKit", delegate: "UIDocumentBrowserViewControllerDelegate"),
    .init(
      "UIDocumentMenuViewController", "UIKit", delegate: "UIDocumentMenuDelegate",
      successor: "UIDocumentPickerViewController"),
    .init("UIDocumentPickerViewController", "UIKit", delegate: "UIDocumentPickerDelegate"),
    .init("UIFontPickerViewController", "UIKit", delegate: "UIFontPickerViewControllerDelegate"),
    .init("UIReferenceLibraryViewController", "UIKit"),
    .init("VNDocumentCameraViewController", "VisionKit", delegate: "VNDocumentCameraViewControllerDelegate"),
    .init("DataScannerViewController", "VisionKit", delegate: "DataScannerViewControllerDelegate"),
  ]
}
