public import VCDiagnostics

/// A controller of a map.
public struct MapController: Hashable, Sendable {
  /// Unique in the map, and the same on every run and machine.
  public var id: String
  /// Without its module; UIKit's own class where a scene names none.
  public var className: String?
  /// The module that a scene names for its class.
  public var module: String?
  /// What it is for UIKit's rules.
  public var kind: ControllerKind
  /// What a person calls the screen.
  public var title: String?
  /// The storyboard identifier.
  public var identifier: String?
  /// The storyboard or XIB that makes it: the file's name without its extension.
  public var storyboard: String?
  /// Whether a storyboard starts with it.
  public var isInitial: Bool
  /// Whether something leads to it that none of the files has.
  public var isDangling: Bool
  /// What the scene sets on its controller; what it does not set is the class's own answer.
  public var settings: Settings
  /// Selectors of unwind actions that its class implements, as far as its code was read.
  public var unwindActions: [String]
  /// What the scene shows, back to front; empty when nobody asked for it.
  public var wireframe: [WireframeBox]
  /// A picture of the screen; no file of an app names one.
  package var screenshot: String?
  /// What was found and not understood.
  public var note: String?
  /// Source order: Interface Builder first, then code by path.
  public var origins: [MapOrigin]

  /// What Interface Builder's inspector sets on a controller.
  public struct Settings: Hashable, Sendable {
    /// `modalPresentationStyle`.
    public var modalPresentationStyle: ModalPresentationStyle?
    /// `modalTransitionStyle`.
    public var modalTransitionStyle: ModalTransitionStyle?
    /// `definesPresentationContext`.
    public var definesPresentationContext: Bool?
    /// `providesPresentationContextTransitionStyle`.
    public var providesPresentationContextTransitionStyle: Bool?
    /// `hidesBottomBarWhenPushed`.
    public var hidesBottomBarWhenPushed: Bool?
    /// For a split view controller.
    public var splitStyle: SplitStyle?

    /// Nothing set.
    public init() {}
  }

  /// A controller of which only the identifier is sure.
  public init(
    id: String, className: String? = nil, kind: ControllerKind = .content, title: String? = nil,
    identifier: String? = nil, isInitial: Bool = false, origins: [MapOrigin] = []
  ) {
    self.id = id
    self.className = className
    self.kind = kind
    self.title = title
    self.identifier = identifier
    self.isInitial = isInitial
    self.origins = origins
    module = nil
    storyboard = nil
    isDangling = false
    settings = Settings()
    unwindActions = []
    wireframe = []
    screenshot = nil
    note = nil
  }
}

/// A view of a scene as a box, for a thumbnail.
public struct WireframeBox: Hashable, Encodable, Sendable {
  /// The kinds that are drawn differently.
  public enum Kind: String, Hashable, Encodable, Sendable, CaseIterable {
    case view, navigationBar, tabBar, toolbar, table, collection, cell, button, label, textField, image, map, web
    case control, container
  }

  /// How it is drawn.
  public var kind: Kind
  /// In points, in the coordinates of the scene's own view.
  public var frame: ScreenRect
  /// What it says, where it says something.
  public var text: String?

  /// A box of a kind at a place.
  public init(_ kind: Kind, frame: ScreenRect, text: String? = nil) {
    self.kind = kind
    self.frame = frame
    self.text = text
  }
}

/// Where a fact of a map was read.
public struct MapOrigin: Hashable, Sendable {
  /// The kind of file.
  public enum Kind: String, Hashable, Sendable, CaseIterable { case storyboard, xib, swift, objc, dump, model }

  /// The kind of file that says so.
  public var kind: Kind
  /// The place in the file.
  public var location: SourceLocation
  /// The Interface Builder object's identifier.
  public var object: String?

  /// A place in a file of a kind.
  public init(kind: Kind, location: SourceLocation, object: String? = nil) {
    self.kind = kind
    self.location = location
    self.object = object
  }
}
