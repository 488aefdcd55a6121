public import VCDiagnostics

/// What one file says about controllers and the ways between them, before files are joined to a map.
///
/// Controllers have no identifiers yet, and ways name their ends as the file does: identifiers and ends are found when
/// all fragments are together, so that they do not depend on the order of reading.
public struct NavigationMapFragment: Hashable, Sendable {
  /// The file as the user named it, or relative to the scanned folder.
  public var file: String
  /// The name by which code and storyboard references speak of the file: a storyboard's without the extension.
  public var name: String
  /// Whether the file is a storyboard that can be asked for its scenes.
  public var isStoryboard: Bool
  /// The way into the storyboard, when it has one.
  public var initial: Link?
  /// In the order of the file.
  public var scenes: [Scene]
  /// Storyboard references by object identifier.
  public var references: [String: SceneReference]
  /// Storyboard references that have a storyboard identifier themselves, by it.
  public var referenceIdentifiers: [String: String]
  /// In the order of the file.
  public var links: [Link]
  /// Whether the file is code.
  public var isCode: Bool
  /// What code says about classes, in the order of the file.
  public var classes: [CodeClass]
  /// Controllers and views that code declares or makes, in the order of the file.
  public var screens: [CodeScreen]
  /// What code asks storyboards for, and which types it declares; `nil` where that was not read.
  public var demands: CodeDemands?
  /// What there is to say about the file.
  public var diagnostics: [Diagnostic]

  /// A file that says nothing yet.
  public init(file: String, name: String, isStoryboard: Bool) {
    self.file = file
    self.name = name
    self.isStoryboard = isStoryboard
    initial = nil
    scenes = []
    references = [:]
    referenceIdentifiers = [:]
    links = []
    isCode = false
    classes = []
    screens = []
    diagnostics = []
  }
}

extension NavigationMapFragment {
  /// A controller that the file describes.
  public struct Scene: Hashable, Sendable {
    /// How the file's own links name it.
    public var object: String?
    /// Whether its class is the app's own, so that the class's name identifies it.
    public var hasOwnClass: Bool
    /// Everything but the identifier, which is empty.
    public var controller: MapController
    /// What a person touches to call its methods, by their selectors.
    public var actions: [String: String] = [:]

    /// A controller under a name that counts in this file only.
    public init(object: String?, hasOwnClass: Bool, controller: MapController) {
      self.object = object
      self.hasOwnClass = hasOwnClass
      self.controller = controller
    }
  }

  /// A scene of a storyboard, this one or another.
  public struct SceneReference: Hashable, Sendable {
    /// `nil` means the storyboard that the reference stands in.
    public var storyboard: String?
    /// `nil` means the storyboard's initial scene.
    public var identifier: String?
    /// The identifier of the bundle that has the storyboard.
    public var bundle: String?
    /// Where the reference stands.
    public var origin: MapOrigin

    /// A reference as it is written.
    public init(storyboard: String?, identifier: String?, bundle: String? = nil, origin: MapOrigin) {
      self.storyboard = storyboard
      self.identifier = identifier
      self.bundle = bundle
      self.origin = origin
    }
  }

  /// A controller or view that code declares, or a container that it makes.
  ///
  /// Where a scene has the class, both are one.
  public struct CodeScreen: Hashable, Sendable {
    /// The class's name; for a container without a class of its own also where it is made.
    public var id: String
    /// Everything but what the map finds out when files are joined.
    public var controller: MapController

    /// A screen by its identifier.
    public init(_ controller: MapController) {
      id = controller.id
      self.controller = controller
    }
  }

  /// A class as one of its declarations, extensions or categories says it.
  public struct CodeClass: Hashable, Sendable {
    /// Without its module and the types around it.
    public var name: String
    /// Of several types that it names the first one, which is the superclass if it has one.
    public var superclass: String?
    /// What Objective-C and Interface Builder call it, where that is another name.
    public var runtimeName: String?
    /// The unwind actions that stand in this declaration.
    public var unwindActions: [UnwindAction]

    /// A class by the name that code has for it.
    public init(
      name: String, superclass: String? = nil, runtimeName: String? = nil, unwindActions: [UnwindAction] = []
    ) {
      self.name = name
      self.superclass = superclass
      self.runtimeName = runtimeName
      self.unwindActions = unwindActions
    }
  }

  /// A method that takes the segue of an unwind.
  public struct UnwindAction: Hashable, Sendable {
    /// As Interface Builder writes it.
    public var selector: String
    /// Whether the method's body is there, and not only a header's promise.
    public var isImplemented: Bool
    /// Where it is declared.
    public var origin: MapOrigin

    /// A method at a place.
    public init(selector: String, isImplemented: Bool = true, origin: MapOrigin) {
      self.selector = selector
      self.isImplemented = isImplemented
      self.origin = origin
    }
  }

  /// One end of a way.
  public enum End: Hashable, Sendable {
    /// An object of the same file: a scene or a storyboard reference.
    case object(String)
    /// A scene of a storyboard.
    case scene(SceneReference)
    /// All scenes and code of a class.
    case type(String)
    /// A screen of code by its identifier: the scene of that class, where there is exactly one.
    case screen(String)
    /// A scene or a storyboard reference of another file.
    case foreign(file: String, object: String)
    /// Whoever implements an unwind action.
    case unwindAction(String)
    /// Seen, but not understood.
    case unknown
  }

  /// A way between two ends; the source and target of its transition are filled in when the fragments are joined.
  public struct Link: Hashable, Sendable {
    /// `nil` for an entry.
    public var source: End?
    /// Where the way leads.
    public var target: End
    /// Everything else about the way.
    public var transition: MapTransition

    /// A way as a file describes it.
    public init(source: End?, target: End, transition: MapTransition) {
      self.source = source
      self.target = target
      self.transition = transition
    }
  }
}
