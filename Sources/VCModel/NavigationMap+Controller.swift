public import VCDiagnostics

/// A controller in a map.
public struct MapController: Hashable, Sendable {
  /// An identifier that is unique in the map and the same on every run and machine.
  public var id: String
  /// The class name without its module; UIKit's own class if a scene specifies none.
  public var className: String?
  /// The module that a scene specifies for its class.
  public var module: String?
  /// The kind for UIKit's rules.
  public var kind: ControllerKind
  /// The screen's title.
  public var title: String?
  /// The storyboard identifier.
  public var identifier: String?
  /// The storyboard or XIB that creates it: the file's name without its extension.
  public var storyboard: String?
  /// Whether it is a storyboard's initial view controller.
  public var isInitial: Bool
  /// Whether it is the target of a transition but is not declared in any of the files.
  public var isDangling: Bool
  /// The properties that the scene sets on its controller; the class's defaults apply to the others.
  public var settings: Settings
  /// The views that show this view as a part of their own content; empty for a screen.
  public var partOf: [String]
  /// Selectors of the unwind actions that its class implements, as far as its code was read.
  public var unwindActions: [String]
  /// The contents of the scene, back to front; empty if they were not requested.
  public var wireframe: [WireframeBox]
  /// A screenshot; an app's source files do not specify one.
  package var screenshot: String?
  /// A note on something that was found and not understood.
  public var note: String?
  /// The origins in source order: Interface Builder first, then code by path.
  public var origins: [MapOrigin]

  /// The properties that Interface Builder's inspector sets on a controller.
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
    /// `style` of a split view controller.
    public var splitStyle: SplitStyle?

    /// Creates settings without values.
    public init() {}
  }

  /// Creates a controller; only its identifier is required.
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
    partOf = []
    unwindActions = []
    wireframe = []
    screenshot = nil
    note = nil
  }
}

/// A view of a scene as a box in a thumbnail.
public struct WireframeBox: Hashable, Encodable, Sendable {
  /// The kinds of views that are drawn differently.
  public enum Kind: String, Hashable, Encodable, Sendable, CaseIterable {
    case view, navigationBar, tabBar, toolbar, table, collection, cell, button, label, textField, image, map, web
    case control, container
  }

  /// The kind of view, which determines how it is drawn.
  public var kind: Kind
  /// The frame in points, in the coordinates of the scene's root view.
  public var frame: ScreenRect
  /// The view's text, if it has any.
  public var text: String?

  /// Creates a box with a kind and a frame.
  public init(_ kind: Kind, frame: ScreenRect, text: String? = nil) {
    self.kind = kind
    self.frame = frame
    self.text = text
  }
}

/// The source location of a fact in a map.
public struct MapOrigin: Hashable, Sendable {
  /// The kind of file.
  public enum Kind: String, Hashable, Sendable, CaseIterable { case storyboard, xib, swift, objc, dump, model }

  /// The kind of file that contains it.
  public var kind: Kind
  /// The location in the file.
  public var location: SourceLocation
  /// The identifier of the Interface Builder object.
  public var object: String?

  /// Creates a location in a file.
  public init(kind: Kind, location: SourceLocation, object: String? = nil) {
    self.kind = kind
    self.location = location
    self.object = object
  }
}
