import VCDiagnostics
import VCDiagram
import VCModel
import VCWords

/// A box of a map: a controller, or several that are drawn as one.
struct MapScreen {
  /// How a person gets into the app, or into the storyboard.
  enum Entry: Int, Comparable {
    case window, initial

    var words: String { self == .window ? say("entry") : say("initial scene") }

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  var controller: MapController
  /// What it belongs to.
  var group: MapGroup?
  var entry: Entry?
  /// Containers that hold nothing but this screen and are drawn as part of it, the outermost first.
  var wrappers: [MapController] = []
  /// How many controllers the box stands for.
  var count = 1
  /// Whether the figure was asked to be about it.
  var isFocus = false
  /// How many screens open it, and unwind to it, by lines that are told in words only.
  var openedFrom = 0
  var unwoundFrom = 0
  /// How many screens it opens by such lines.
  var opensBesides = 0
  /// One of those that open it, where that is known by name.
  var opener: String?
  /// Where the page is that shows what the box stands for.
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

/// The storyboard, or the folder of code, that screens belong to.
struct MapGroup: Hashable, Comparable {
  /// The file or the folder, which tells groups of one name from each other.
  var path: String
  /// What a person calls it.
  var name: String

  /// `nil` for a controller that is in no storyboard and in no folder.
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

  /// A group that a rule has given its name.
  init(named name: String) {
    self.name = name
    path = "group " + name
  }

  /// The folders that it is in, without those of a localisation.
  var folders: [String] {
    path.split(separator: "/").dropLast(path.hasSuffix("/") ? 0 : 1).filter { !$0.hasSuffix(".lproj") }.map(String.init)
  }

  static func < (left: Self, right: Self) -> Bool { (left.name, left.path) < (right.name, right.path) }
}

extension String {
  fileprivate var withoutExtension: String {
    guard let dot = lastIndex(of: "."), dot != startIndex else { return self }
    return String(self[..<dot])
  }
}
