import VCDiagnostics
import VCModel

/// Finds scenes by object, by storyboard and identifier, and by class.
struct SceneIndex {
  let fragments: [NavigationMapFragment]
  let names: SceneNames
  private var objects: [[String: Int]] = []
  private var identifiers: [[String: Int]] = []
  private var storyboards: [String: [Int]] = [:]
  private var files: [String: Int] = [:]
  private(set) var scenesByClass: [String: [String]] = [:]

  init(_ fragments: [NavigationMapFragment], mergesClasses: Bool) {
    self.fragments = fragments
    names = SceneNames(fragments, mergesClasses: mergesClasses)
    for (position, fragment) in fragments.enumerated() {
      index(fragment, at: position)
      files[fragment.file] = position
    }
  }

  private mutating func index(_ fragment: NavigationMapFragment, at position: Int) {
    var objects: [String: Int] = [:]
    var identifiers: [String: Int] = [:]
    for (scene, value) in fragment.scenes.enumerated() {
      if let object = value.object, objects[object] == nil { objects[object] = scene }
      if let identifier = value.controller.identifier, identifiers[identifier] == nil {
        identifiers[identifier] = scene
      }
      if value.hasOwnClass, let className = value.controller.className {
        let id = names.ids[position][scene]
        if !(scenesByClass[className]?.contains(id) ?? false) { scenesByClass[className, default: []].append(id) }
      }
    }
    self.objects.append(objects)
    self.identifiers.append(identifiers)
    if fragment.isStoryboard, !fragment.diagnostics.contains(where: { $0.severity == .error }) {
      storyboards[fragment.name, default: []].append(position)
    }
  }

  /// Returns the identifier of the scene of an object in a file.
  func scene(object: String, in fragment: Int) -> String? { objects[fragment][object].map { names.ids[fragment][$0] } }

  /// Returns the position of a file's fragment.
  func position(ofFile file: String) -> Int? { files[file] }

  /// Returns the identifier of the scene with a storyboard identifier.
  func scene(identifier: String, in fragment: Int) -> String? {
    identifiers[fragment][identifier].map { names.ids[fragment][$0] }
  }

  /// The names of the storyboards that can be referenced, sorted.
  var storyboardNames: [String] { storyboards.keys.sorted() }

  /// Returns the storyboard with a name: of several, the one that shares the longest path with the referring file.
  func storyboard(_ name: String, nearestTo fragment: Int) -> Int? {
    let asking = fragments[fragment].file.split(separator: "/")
    func shared(_ position: Int) -> Int {
      zip(asking, fragments[position].file.split(separator: "/")).prefix { $0 == $1 }.count
    }
    // Of equally near ones, the first in the order of paths is used.
    var best: (position: Int, shared: Int)?
    for position in storyboards[name] ?? [] {
      let shared = shared(position)
      if shared > best?.shared ?? -1 { best = (position, shared) }
    }
    return best?.position
  }
}
