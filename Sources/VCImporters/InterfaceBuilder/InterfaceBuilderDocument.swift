import VCXML

/// A storyboard or XIB as its file says it, in the file's own words.
///
/// Kept apart from the model, so that what the file format does never changes what a model can say.
struct InterfaceBuilderDocument {
  /// For which system the file is made (R154).
  enum Platform: String { case iOS, tvOS, macOS, watchOS }

  /// What the document's element turned out to be.
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
  /// The actions that controls send.
  var actions: [Action] = []
  /// What the objects that can be touched say they are, by object identifier.
  var labels: [String: String] = [:]
  /// The outlets by which windows get their root controllers.
  var windowRoots: [Outlet] = []
  /// Objects whose identifier an object before them has.
  var duplicates: [Duplicate] = []
  /// The class of a XIB's owner, when the owner has a view as controllers have.
  var owner: Owner?
}

extension InterfaceBuilderDocument.Controller {
  /// What a person sees as the screen's title; only then the label that Interface Builder shows to developers.
  var words: String? {
    let candidates = [navigationTitle, title, tabTitle, headline, userLabel]
    return candidates.lazy.compactMap(\.self).first { $0.contains { !$0.isWhitespace } }
  }
}

extension InterfaceBuilderDocument {
  /// An element that stands for a view controller (R156, R157).
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
    /// Of its navigation item, and of its tab bar item.
    var navigationTitle: String?
    var tabTitle: String?
    /// The first label in large letters.
    var headline: String?
    var modalPresentationStyle: String?
    var modalTransitionStyle: String?
    var definesPresentationContext: String?
    var providesPresentationContextTransitionStyle: String?
    var hidesBottomBarWhenPushed: String?
    var allowDoubleColumnStyle: String?
    /// The controller in whose element this one stands, by position in the list, and under which key.
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

  /// A `segue` that is an edge (R158).
  struct Segue {
    var object: String?
    var position: XMLPosition
    /// The controller in whose scene it stands, by position in the list.
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
    /// The object that a person touches.
    var control: Control?
  }

  /// An `action`: a method that is called when a person touches a control.
  struct Action {
    var selector: String
    var destination: String
    /// What a person touches.
    var control: Control?
  }

  /// An object that a segue starts at.
  struct Control {
    var element: String
    var label: String?
  }

  /// An outlet that means something here.
  struct Outlet {
    var object: String?
    var destination: String
    var position: XMLPosition
  }

  /// An identifier that two objects have.
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
