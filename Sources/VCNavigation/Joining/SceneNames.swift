import VCModel

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
    var taken = TakenNames()
    for names in candidates {
      ids.append(names.map { names in names.isShared ? names.all[0] : Self.firstFree(names.all, counts, &taken) })
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

  private static func firstFree(_ names: [String], _ counts: [String: Int], _ taken: inout TakenNames) -> String {
    for name in names where counts[name] == 1 && taken.all.insert(name).inserted { return name }
    return taken.numbered(names[names.count - 1])
  }

  /// The names in use, and the last number appended to each of them.
  private struct TakenNames {
    var all: Set<String> = []
    private var numbers: [String: Int] = [:]

    mutating func numbered(_ first: String) -> String {
      var name = first
      while !all.insert(name).inserted {
        numbers[first, default: 1] += 1
        name = "\(first)~\(numbers[first, default: 1])"
      }
      return name
    }
  }
}
