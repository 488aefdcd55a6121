import VCDiagnostics
import VCDiagram
import VCModel
import VCWords

/// A box of a map: one controller, or several that are drawn as one.
struct MapScreen {
  /// An entry point of the app or of a storyboard.
  enum Entry: Int, Comparable {
    case window, initial

    var words: String { self == .window ? say("entry") : say("initial scene") }

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  var controller: MapController
  /// The group of the screen.
  var group: MapGroup?
  var entry: Entry?
  /// Containers that hold only this screen and are drawn as part of it, the outermost first.
  var wrappers: [MapController] = []
  /// The number of controllers that the box represents.
  var count = 1
  /// The number of places in the code that create one of the alerts that the box represents.
  var sites = 1
  /// Whether the screen is in the figure's focus.
  var isFocus = false
  /// The numbers of screens that open this one, and unwind to it, by edges that are only described in text.
  var openedFrom = 0
  var unwoundFrom = 0
  /// The number of screens that it opens by such edges.
  var opensBesides = 0
  /// One of the screens that open it, if its name is known.
  var opener: String?
  /// The address of the page that shows the box's content.
  var page: String?

  var id: String { controller.id }

  init(_ controller: MapController) {
    self.controller = controller
    group = MapGroup(controller)
    entry = controller.isInitial ? .initial : nil
  }

  mutating func addEntry(_ relation: MapTransition.Relation) {
    let entry: Entry = relation == .windowRoot ? .window : .initial
    self.entry = min(self.entry ?? entry, entry)
  }
}

/// The storyboard, or the folder of source files, that screens belong to.
struct MapGroup: Hashable {
  /// The file or folder, which distinguishes groups of the same name.
  var path: String
  /// The display name.
  var name: String

  /// Creates the group of a controller; `nil` if it is in no storyboard and no folder.
  init?(_ controller: MapController) {
    guard let origin = controller.origins.first, !controller.isDangling else { return nil }
    let file = origin.location.file
    var parts = file.split(separator: "/").map(String.init)
    guard let last = parts.popLast() else { return nil }
    if origin.kind == .storyboard {
      path = file
      name = controller.storyboard ?? last.withoutExtension
    } else if let folder = parts.last {
      path = parts.joined(separator: "/") + "/"
      name = folder
    } else {
      return nil
    }
  }

  /// Creates a group that a rule has named.
  init(named name: String) {
    self.name = name
    path = "group " + name
  }

  /// The folders that contain it, without localisation folders.
  var folders: [String] {
    path.split(separator: "/").dropLast(path.hasSuffix("/") ? 0 : 1).filter { !$0.hasSuffix(".lproj") }.map(String.init)
  }
}

extension String {
  fileprivate var withoutExtension: String {
    guard let dot = lastIndex(of: "."), dot != startIndex else { return self }
    return String(self[..<dot])
  }
}
