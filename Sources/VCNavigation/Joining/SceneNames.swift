import VCModel
import VCNames

/// Assigns each scene of each file an identifier that depends only on the contents of the files.
///
/// If only one scene has a class, the class is that scene's identifier. Otherwise the object's identifier is appended
/// to the class or to the storyboard's name; if that is not unique, as in copied projects, the file's path is appended
/// too.
struct SceneNames {
  /// The identifiers by fragment and scene.
  private(set) var ids: [[String]] = []

  init(_ fragments: [NavigationMapFragment], mergesClasses: Bool) {
    let candidates = fragments.map { fragment in
      fragment.scenes.map { Self.candidates(for: $0, in: fragment, mergesClasses: mergesClasses) }
    }
    var counts: [String: Int] = [:]
    for names in candidates.joined() {
      for name in Set(names.all) { counts[name, default: 0] += names.isShared ? 0 : 1 }
    }
    var unique = UniqueNames(separator: "~")
    for names in candidates {
      ids.append(names.map { names in names.isShared ? names.all[0] : Self.firstFree(names.all, counts, &unique) })
    }
  }

  private struct Candidates {
    /// The candidates from the shortest to the fully qualified one.
    var all: [String]
    /// Whether the candidate names every scene of the class, so that it need not be unique.
    var isShared = false
  }

  private static func candidates(
    for scene: NavigationMapFragment.Scene, in fragment: NavigationMapFragment, mergesClasses: Bool
  ) -> Candidates {
    let object = scene.object ?? ""
    guard scene.hasOwnClass, let className = scene.controller.className else {
      return Candidates(all: ["\(fragment.name)#\(object)", "\(fragment.file)#\(object)"])
    }
    let describesClass = scene.object == nil || scene.object == NavigationMapFragment.ownerObject
    if mergesClasses || describesClass { return Candidates(all: [className], isShared: true) }
    return Candidates(all: [className, "\(className)#\(object)", "\(className)#\(fragment.file)#\(object)"])
  }

  private static func firstFree(_ names: [String], _ counts: [String: Int], _ unique: inout UniqueNames) -> String {
    for name in names where counts[name] == 1 && unique.take(name) { return name }
    return unique.name(for: names[names.count - 1])
  }
}
