public import VCDiagnostics

/// The controllers and transitions found in one file, before files are joined into a map.
///
/// Controllers have no identifiers yet, and transitions refer to their ends as the file does. Identifiers and ends are
/// resolved when all fragments are available, so that they do not depend on the order of reading.
public struct NavigationMapFragment: Hashable, Sendable {
  /// The path of the file as the user gave it, or relative to the scanned folder.
  public var file: String
  /// The name by which code and storyboard references refer to the file: for a storyboard, without the extension.
  public var name: String
  /// Whether the file is a storyboard whose scenes can be instantiated.
  public var isStoryboard: Bool
  /// The transition to the storyboard's initial view controller, if it has one.
  public var initial: Link?
  /// The scenes in source order.
  public var scenes: [Scene]
  /// Storyboard references by object identifier.
  public var references: [String: SceneReference]
  /// The object identifiers of the storyboard references that have a storyboard identifier, by that identifier.
  public var referenceIdentifiers: [String: String]
  /// The transitions in source order.
  public var links: [Link]
  /// The outlets that lead to controllers, in source order.
  public var outlets: [Outlet]
  /// Whether the file is code.
  public var isCode: Bool
  /// The classes found in code, in source order.
  public var classes: [CodeClass]
  /// Controllers and views that code declares or creates, in source order.
  public var screens: [CodeScreen]
  /// What the code requires of storyboards, and the types it declares; `nil` if that was not read.
  public var demands: CodeDemands?
  /// The diagnostics of the file.
  public var diagnostics: [Diagnostic]

  /// Creates an empty fragment.
  public init(file: String, name: String, isStoryboard: Bool) {
    self.file = file
    self.name = name
    self.isStoryboard = isStoryboard
    initial = nil
    scenes = []
    references = [:]
    referenceIdentifiers = [:]
    links = []
    outlets = []
    isCode = false
    classes = []
    screens = []
    diagnostics = []
  }
}

extension NavigationMapFragment {
  /// A controller in the file.
  public struct Scene: Hashable, Sendable {
    /// The name that the file's own links use for it.
    public var object: String?
    /// Whether its class is declared by the app, so that the class's name identifies it.
    public var hasOwnClass: Bool
    /// The controller with an empty identifier.
    public var controller: MapController
    /// The triggers of its action methods, by selector.
    public var actions: [String: String] = [:]

    /// Creates a scene with a name that is valid in this file only.
    public init(object: String?, hasOwnClass: Bool, controller: MapController) {
      self.object = object
      self.hasOwnClass = hasOwnClass
      self.controller = controller
    }
  }

  /// An outlet that connects an object's property to a controller of the file.
  public struct Outlet: Hashable, Sendable {
    /// The class of the object, without its module.
    public var className: String
    /// The name of the property.
    public var property: String
    /// The identifier of the controller's object.
    public var object: String

    /// Creates an outlet.
    public init(className: String, property: String, object: String) {
      self.className = className
      self.property = property
      self.object = object
    }
  }

  /// A reference to a scene of this storyboard or another one.
  public struct SceneReference: Hashable, Sendable {
    /// The storyboard's name; `nil` means the storyboard that contains the reference.
    public var storyboard: String?
    /// The storyboard identifier of the scene; `nil` means the initial scene.
    public var identifier: String?
    /// The identifier of the bundle that contains the storyboard.
    public var bundle: String?
    /// The location of the reference.
    public var origin: MapOrigin

    /// Creates a reference from its attributes.
    public init(storyboard: String?, identifier: String?, bundle: String? = nil, origin: MapOrigin) {
      self.storyboard = storyboard
      self.identifier = identifier
      self.bundle = bundle
      self.origin = origin
    }
  }

  /// A controller or view that code declares, or a container that it creates.
  ///
  /// It is merged with a scene that has the same class.
  public struct CodeScreen: Hashable, Sendable {
    /// The class's name; for a container without a custom class, also where it is created.
    public var id: String
    /// The controller, except what is determined when files are joined.
    public var controller: MapController

    /// Creates a screen from its controller, whose identifier it uses.
    public init(_ controller: MapController) {
      id = controller.id
      self.controller = controller
    }
  }

  /// The contents of one declaration, extension or category of a class.
  public struct CodeClass: Hashable, Sendable {
    /// The name without the module and enclosing types.
    public var name: String
    /// The first inherited type, which is the superclass if there is one.
    public var superclass: String?
    /// The name in Objective-C and Interface Builder, if different.
    public var runtimeName: String?
    /// The unwind actions in this declaration.
    public var unwindActions: [UnwindAction]

    /// Creates a class from its name in source code.
    public init(
      name: String, superclass: String? = nil, runtimeName: String? = nil, unwindActions: [UnwindAction] = []
    ) {
      self.name = name
      self.superclass = superclass
      self.runtimeName = runtimeName
      self.unwindActions = unwindActions
    }
  }

  /// A method that receives an unwind segue.
  public struct UnwindAction: Hashable, Sendable {
    /// The selector as Interface Builder writes it.
    public var selector: String
    /// Whether the method has a body, rather than only a declaration in a header.
    public var isImplemented: Bool
    /// The location of its declaration.
    public var origin: MapOrigin

    /// Creates an unwind action at a location.
    public init(selector: String, isImplemented: Bool = true, origin: MapOrigin) {
      self.selector = selector
      self.isImplemented = isImplemented
      self.origin = origin
    }
  }

  /// One end of a transition.
  public enum End: Hashable, Sendable {
    /// An object of the same file: a scene or a storyboard reference.
    case object(String)
    /// A scene in a storyboard.
    case scene(SceneReference)
    /// All scenes and code of a class.
    case type(String)
    /// A screen in code, by its identifier: the scene of that class, if there is exactly one.
    case screen(String)
    /// A scene or a storyboard reference in another file.
    case foreign(file: String, object: String)
    /// The controller that implements an unwind action.
    case unwindAction(String)
    /// Found, but not resolved.
    case unknown
  }

  /// A transition between two ends; its source and target are set when the fragments are joined.
  public struct Link: Hashable, Sendable {
    /// The source; `nil` for an entry point.
    public var source: End?
    /// The target.
    public var target: End
    /// The other properties of the transition.
    public var transition: MapTransition

    /// Creates a link with unresolved ends.
    public init(source: End?, target: End, transition: MapTransition) {
      self.source = source
      self.target = target
      self.transition = transition
    }
  }
}
