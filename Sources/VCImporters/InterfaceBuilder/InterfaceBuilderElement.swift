import VCXML

/// The elements that the reader of storyboards handles; all others only affect nesting.
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
  /// The editor's spelling.
  case pongPressGestureRecognizer
  case longPressGestureRecognizer, hoverGestureRecognizer
  case rect

  /// Looks up elements by name without allocating a string for each name.
  static let vocabulary = XMLVocabulary(Self.self)

  /// Whether the element is a view controller (R156).
  var isController: Bool { Self.controllers.contains(self) }

  private static let controllers = Set(ControllerElement.allCases.compactMap { Self(rawValue: $0.rawValue) })

  /// Whether the element is interactive and has a label.
  var isControl: Bool {
    switch self {
    case .barButtonItem, .button, .tableViewCell, .collectionViewCell, .tapGestureRecognizer, .swipeGestureRecognizer,
      .panGestureRecognizer, .pinchGestureRecognizer, .rotationGestureRecognizer, .screenEdgePanGestureRecognizer,
      .gestureRecognizer, .pongPressGestureRecognizer, .longPressGestureRecognizer, .hoverGestureRecognizer:
      true
    default: false
    }
  }

  /// Whether the text inside the element labels it.
  var isCell: Bool { self == .tableViewCell || self == .collectionViewCell }
}
