import VCXML

/// The contents of a storyboard or XIB, with the file's own names and values.
///
/// It is separate from the model, so that changes of the file format do not affect the model.
struct InterfaceBuilderDocument {
  /// The platform of the file (R154).
  enum Platform: String { case iOS, tvOS, macOS, watchOS }

  /// The format of the document, by its root element.
  enum Format { case storyboard, xib, archive, other(String) }

  var format = Format.other("")
  var platform = Platform.iOS
  var isLaunchScreen = false
  var initialViewController: String?
  var position = XMLPosition(line: 1, column: 1)
  var controllers: [Controller] = []
  var references: [Reference] = []
  /// The object identifiers of `exit` elements.
  var exits: Set<String> = []
  var segues: [Segue] = []
  /// The actions sent by controls.
  var actions: [Action] = []
  /// The labels of interactive objects, by object identifier.
  var labels: [String: String] = [:]
  /// The outlets that connect windows to their root view controllers.
  var windowRoots: [WindowRoot] = []
  /// The outlets of objects of the app's own classes.
  var outlets: [Outlet] = []
  /// Objects with an identifier that an earlier object already has.
  var duplicates: [Duplicate] = []
  /// The class of a XIB's owner, if the owner has a view outlet as view controllers do.
  var owner: Owner?
}

extension InterfaceBuilderDocument.Controller {
  /// The visible title of the screen; if there is none, the label that Interface Builder shows to developers.
  var words: String? {
    let candidates = [navigationTitle, title, tabTitle, headline, userLabel]
    return candidates.lazy.compactMap(\.self).first { $0.contains { !$0.isWhitespace } }
  }
}

extension InterfaceBuilderDocument {
  /// An element that represents a view controller (R156, R157).
  struct Controller {
    var element: String
    var isKnownElement = true
    var object: String?
    var position: XMLPosition
    var customClass: String?
    var customModule: String?
    var storyboardIdentifier: String?
    var title: String?
    var userLabel: String?
    /// The titles of the navigation item and of the tab bar item.
    var navigationTitle: String?
    var tabTitle: String?
    /// The first label with a large font.
    var headline: String?
    var modalPresentationStyle: String?
    var modalTransitionStyle: String?
    var definesPresentationContext: String?
    var providesPresentationContextTransitionStyle: String?
    var hidesBottomBarWhenPushed: String?
    var allowDoubleColumnStyle: String?
    /// The position of the controller whose element contains this one, and the key under which it does.
    var container: Int?
    var key: String?
    var boxes: [Box] = []
  }

  /// A `viewControllerPlaceholder` (R161).
  struct Reference {
    var object: String?
    var position: XMLPosition
    var storyboardName: String?
    var referencedIdentifier: String?
    var bundleIdentifier: String?
    var storyboardIdentifier: String?
  }

  /// A `segue` that is an edge of the map (R158).
  struct Segue {
    var object: String?
    var position: XMLPosition
    /// The position of the controller whose scene contains the segue.
    var source: Int?
    var kind: String?
    var destination: String?
    var identifier: String?
    var relationship: String?
    var unwindAction: String?
    var modalPresentationStyle: String?
    var modalTransitionStyle: String?
    var animates: String?
    var customClass: String?
    var customModule: String?
    var creationSelector: String?
    var popoverAnchorBarButtonItem: String?
    var popoverAnchorView: String?
    var trigger: String?
    var arrowDirections: [String] = []
    var passthroughViews: [String] = []
    /// The control that triggers the segue.
    var control: Control?
  }

  /// An `action`: a method that a control calls.
  struct Action {
    var selector: String
    var destination: String
    /// The control that sends the action.
    var control: Control?
  }

  /// An object at which a segue starts.
  struct Control {
    var element: String
    var label: String?
  }

  /// An outlet of an object.
  struct Outlet {
    var customClass: String
    var property: String
    var destination: String
  }

  /// The outlet that connects a window to its root view controller.
  struct WindowRoot {
    var object: String?
    var destination: String
    var position: XMLPosition
  }

  /// An identifier shared by two objects.
  struct Duplicate {
    var object: String
    var position: XMLPosition
    var first: XMLPosition
  }

  /// The `IBFilesOwner` of a XIB.
  struct Owner {
    var customClass: String
    var customModule: String?
    var position: XMLPosition
    var hasView = false
  }

  /// A view's frame, in its superview's coordinates.
  struct Box {
    var element: String
    var x, y, width, height: Double
    var text: String?
  }
}
