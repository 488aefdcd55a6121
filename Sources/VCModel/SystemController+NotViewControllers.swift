extension SystemController {
  /// System classes that are often mistaken for view controllers, by framework (R139).
  ///
  /// The name is no indication: `UISearchController` is a view controller, `UIPresentationController` is not.
  public static let notViewControllers =
    showingThemselves.flatMap { framework, classes in
      classes.map { SystemController($0, framework, usage: .showsItself) }
    }
    + showingNothing.flatMap { framework, classes in
      classes.map { SystemController($0.0, framework, successor: $0.1, usage: .showsNothing) }
    }

  /// Classes with a method that shows something on screen.
  private static let showingThemselves: [(String, [String])] = [
    ("AVKit", ["AVPictureInPictureController"]),
    ("AuthenticationServices", ["ASAuthorizationController", "ASWebAuthenticationSession"]),
    ("CoreNFC", ["NFCNDEFReaderSession", "NFCTagReaderSession"]),
    ("ExternalAccessory", ["EAAccessoryManager"]),
    ("GameController", ["GCVirtualController"]),
    ("GameKit", ["GKAccessPoint", "GKNotificationBanner"]),
    ("LocalAuthentication", ["LAContext"]),
    ("MultipeerConnectivity", ["MCAdvertiserAssistant"]),
    ("PassKit", ["PKPaymentAuthorizationController"]),
    ("SafariServices", ["SFAuthenticationSession"]),
    ("StoreKit", ["SKOverlay", "SKStoreReviewController"]),
    (
      "UIKit",
      [
        "UIActionSheet", "UIAlertView", "UIDocumentInteractionController", "UIEditMenuInteraction", "UIMenuController",
        "UIPopoverController", "UIPrintInteractionController", "UIPrinterPickerController", "UISearchDisplayController",
      ]
    ),
  ]

  /// Models, sessions and helpers without a user interface of their own, each with the class that provides one, if any.
  private static let showingNothing: [(String, [(String, String?)])] = [
    ("ARKit", [("ARSession", nil)]),
    (
      "AVFoundation",
      [
        ("AVAudioPlayer", nil), ("AVAudioRecorder", nil), ("AVAudioSession", nil),
        ("AVCaptureSession", "UIImagePickerController"), ("AVCaptureVideoPreviewLayer", nil),
        ("AVPlayer", "AVPlayerViewController"), ("AVPlayerLayer", "AVPlayerViewController"),
        ("AVQueuePlayer", "AVPlayerViewController"),
      ]
    ),
    ("AVKit", [("AVRoutePickerView", nil)]),
    ("CallKit", [("CXCallController", nil), ("CXProvider", nil)]),
    ("CloudKit", [("CKContainer", "UICloudSharingController"), ("CKShare", "UICloudSharingController")]),
    ("Contacts", [("CNContactStore", "CNContactPickerViewController")]),
    ("CoreBluetooth", [("CBCentralManager", nil), ("CBPeripheralManager", nil)]),
    (
      "CoreData",
      [("NSFetchedResultsController", nil), ("NSManagedObjectContext", nil), ("NSPersistentContainer", nil)]
    ),
    ("CoreLocation", [("CLLocationManager", nil)]),
    ("EventKit", [("EKEventStore", "EKEventEditViewController")]),
    ("GameController", [("GCController", nil)]),
    ("GameKit", [("GKLocalPlayer", "GKGameCenterViewController"), ("GKMatch", "GKMatchmakerViewController")]),
    ("HealthKit", [("HKHealthStore", nil)]),
    ("HomeKit", [("HMHomeManager", nil)]),
    ("MapKit", [("MKMapView", nil)]),
    (
      "MediaPlayer",
      [
        ("MPMusicPlayerController", "MPMediaPickerController"), ("MPNowPlayingInfoCenter", nil),
        ("MPRemoteCommandCenter", nil),
      ]
    ),
    (
      "MultipeerConnectivity",
      [("MCNearbyServiceBrowser", "MCBrowserViewController"), ("MCSession", "MCBrowserViewController")]
    ),
    ("PassKit", [("PKPassLibrary", "PKAddPassesViewController")]),
    ("PencilKit", [("PKCanvasView", nil), ("PKToolPicker", nil)]),
    (
      "Photos",
      [("PHCachingImageManager", nil), ("PHImageManager", nil), ("PHPhotoLibrary", "PHPickerViewController")]
    ),
    ("ReplayKit", [("RPScreenRecorder", "RPPreviewViewController")]),
    ("Speech", [("SFSpeechRecognizer", nil)]),
    ("StoreKit", [("SKPaymentQueue", nil), ("SKProductsRequest", "SKStoreProductViewController")]),
    (
      "UIKit",
      [
        ("UINavigationBar", "UINavigationController"), ("UINavigationItem", "UINavigationController"),
        ("UIPopoverPresentationController", nil), ("UIPresentationController", nil),
        ("UISearchBar", "UISearchController"),
        ("UISheetPresentationController", nil), ("UIStoryboard", nil), ("UITabBar", "UITabBarController"),
        ("UITabBarItem", "UITabBarController"), ("UIView", nil), ("UIWindow", nil),
      ]
    ),
    ("UserNotifications", [("UNUserNotificationCenter", nil)]),
    ("WatchConnectivity", [("WCSession", nil)]),
    ("WatchKit", [("WKInterfaceController", nil)]),
    (
      "WebKit",
      [
        ("WKUserContentController", "SFSafariViewController"), ("WKWebView", "SFSafariViewController"),
      ]
    ),
  ]
}
