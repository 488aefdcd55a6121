import VCXML

/// The elements that a reader of storyboards looks at; all others only nest.
enum InterfaceBuilderElement: String, CaseIterable, Sendable {
  case document, archive, scene, scenes, objects, connections, segue, action, outlet, placeholder, exit
  case inferredMetricsTieBreakers, popoverArrowDirection, popoverPassthroughViews, outletCollection
  case viewControllerPlaceholder
  case viewController, tableViewController, collectionViewController, navigationController, tabBarController
  case splitViewController, pageViewController, hostingController, glkViewController
  case avPlayerViewController
  case navigationItem, tabBarItem
  case barButtonItem, button, tableViewCell, collectionViewCell, label, state, buttonConfiguration, fragment, string
  case mutableString
  case tapGestureRecognizer, swipeGestureRecognizer, panGestureRecognizer, pinchGestureRecognizer
  case rotationGestureRecognizer, screenEdgePanGestureRecognizer, gestureRecognizer
  /// As the editor spells it.
  case pongPressGestureRecognizer
  case longPressGestureRecognizer, hoverGestureRecognizer
  case rect

  /// By name, without making a string of each name.
  static let vocabulary = XMLVocabulary(Self.self)

  /// Whether the element is a view controller (R156).
  var isController: Bool {
    switch self {
    case .viewController, .tableViewController, .collectionViewController, .navigationController, .tabBarController,
      .splitViewController, .pageViewController, .hostingController, .glkViewController, .avPlayerViewController:
      true
    default: false
    }
  }

  /// Whether a person can touch it, and it says what it is.
  var isControl: Bool {
    switch self {
    case .barButtonItem, .button, .tableViewCell, .collectionViewCell, .tapGestureRecognizer, .swipeGestureRecognizer,
      .panGestureRecognizer, .pinchGestureRecognizer, .rotationGestureRecognizer, .screenEdgePanGestureRecognizer,
      .gestureRecognizer, .pongPressGestureRecognizer, .longPressGestureRecognizer, .hoverGestureRecognizer:
      true
    default: false
    }
  }

  /// Whether text inside it says what it is.
  var isCell: Bool { self == .tableViewCell || self == .collectionViewCell }
}
