import VCDiagnostics
import VCModel

/// Resolves links and storyboard references to scenes, across files.
struct ReferenceResolver {
  let index: SceneIndex
  /// Nodes for targets that do not exist.
  private(set) var dangling: [String: MapController] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<SourceLocation> = []

  /// Whether `DemandCheck` compares the names that code requests with those that exist.
  private let comparesDemands: Bool

  init(_ index: SceneIndex) {
    self.index = index
    comparesDemands = index.fragments.filter(\.isCode).allSatisfy { $0.demands != nil }
  }

  /// A resolved end of a link.
  struct Destination {
    /// `nil` if nothing is known about the target.
    var id: String?
    var isFound: Bool
  }

  /// Returns the scenes that an end of a link refers to; a class can have several scenes.
  /// - Parameter source: The link's source, if known.
  mutating func destinations(
    of end: NavigationMapFragment.End, in fragment: Int, from origin: MapOrigin, source: String? = nil
  ) -> [Destination] {
    switch end {
    case .object(let object):
      return [resolve(object: object, in: fragment, from: origin, source: source, visited: [])]
    case .scene(let reference): return [resolve(reference, object: nil, in: fragment, visited: [])]
    case .type(let name): return ids(ofClass: name).map { Destination(id: $0, isFound: true) }
    case .screen(let id):
      let scenes = index.scenesByClass[id] ?? []
      return [Destination(id: scenes.count == 1 ? scenes[0] : id, isFound: true)]
    case .foreign(let file, let object):
      guard let other = index.position(ofFile: file) else { return [Destination(id: nil, isFound: false)] }
      return [resolve(object: object, in: other, from: origin, source: source, visited: [])]
    // Unwind segues are resolved after all other transitions.
    case .unwindAction, .unknown: return [Destination(id: nil, isFound: false)]
    }
  }

  private func ids(ofClass name: String) -> [String] { index.scenesByClass[name] ?? [name] }

  private mutating func resolve(
    object: String, in fragment: Int, from origin: MapOrigin, source: String? = nil, visited: Set<String>
  ) -> Destination {
    if let id = index.scene(object: object, in: fragment) { return Destination(id: id, isFound: true) }
    if let reference = index.fragments[fragment].references[object] {
      return resolve(reference, object: object, in: fragment, visited: visited)
    }
    let file = index.fragments[fragment]
    let isInitial = file.initial?.transition.origin == origin
    report(isInitial ? .noInitialObject(object, origin.location) : .noObject(object, origin.location, source))
    return leaveDangling("\(file.name)#\(object)", title: nil, note: "no such scene in \(file.name)", origin)
  }

  private mutating func resolve(
    _ reference: NavigationMapFragment.SceneReference, object: String?, in fragment: Int, visited: Set<String>
  ) -> Destination {
    let asking = index.fragments[fragment].name
    let name = reference.storyboard ?? asking
    let key = "\(fragment)#\(object ?? "")#\(reference.storyboard ?? "")#\(reference.identifier ?? "")"
    let storyboard = reference.storyboard.map { index.storyboard($0, nearestTo: fragment) } ?? fragment
    guard let storyboard else {
      if !isMentioned(.storyboard, reference.storyboard, by: fragment) {
        report(
          .noStoryboard(
            name, bundle: reference.bundle, among: index.storyboardNames.filter { $0 != asking },
            reference.origin.location))
      }
      return leaveDangling(reference, name)
    }
    guard !visited.contains(key) else {
      report(.circular(name, reference.origin.location))
      return leaveDangling(reference, name)
    }
    if let identifier = reference.identifier {
      if let id = index.scene(identifier: identifier, in: storyboard) { return Destination(id: id, isFound: true) }
      if let next = index.fragments[storyboard].referenceIdentifiers[identifier] {
        return resolve(object: next, in: storyboard, from: reference.origin, visited: visited.union([key]))
      }
      let known = index.fragments[storyboard].scenes.compactMap(\.controller.identifier)
      if !isMentioned(.scene, identifier, by: fragment) {
        report(.noScene(identifier, name, known, reference.origin.location))
      }
    } else if let initial = index.fragments[storyboard].initial, case .object(let next) = initial.target {
      return resolve(
        object: next, in: storyboard, from: initial.transition.origin, visited: visited.union([key]))
    } else {
      report(.noInitialScene(name, reference.origin.location))
    }
    return leaveDangling(reference, name)
  }

  /// Returns whether the missing target is reported at the call itself: one mistake, one message.
  private func isMentioned(_ kind: CodeDemands.Request.Kind, _ name: String?, by fragment: Int) -> Bool {
    guard comparesDemands, let demands = index.fragments[fragment].demands, let name else { return false }
    return demands.requests.contains { $0.kind == kind && $0.name == name }
  }

  private mutating func leaveDangling(
    _ reference: NavigationMapFragment.SceneReference, _ storyboard: String
  ) -> Destination {
    let file = "\(storyboard).storyboard"
    let id = reference.identifier.map { "\(file)#\($0)" } ?? file
    return leaveDangling(id, title: reference.identifier ?? storyboard, note: "not found in \(file)", reference.origin)
  }

  /// Creates a node for a target that does not exist, so that the transition to it is still drawn.
  private mutating func leaveDangling(
    _ id: String, title: String?, note: String, _ origin: MapOrigin
  ) -> Destination {
    var controller = dangling[id] ?? MapController(id: id, title: title)
    controller.isDangling = true
    controller.note = note
    if !controller.origins.contains(origin) { controller.origins.append(origin) }
    dangling[id] = controller
    return Destination(id: id, isFound: false)
  }

  /// Reports once per location, however many links refer to it.
  private mutating func report(_ diagnostic: Diagnostic) {
    guard let location = diagnostic.location, reported.insert(location).inserted else { return }
    diagnostics.append(diagnostic)
  }
}

extension Diagnostic {
  fileprivate static func noObject(_ object: String, _ location: SourceLocation, _ source: String?) -> Diagnostic {
    Diagnostic(
      code: "dangling-segue", severity: .warning,
      message: "leads to the object '\(object)', which is not a scene of this file",
      suggestion: "connect it to a scene or a storyboard reference, or delete it", at: location, controller: source)
  }

  fileprivate static func noInitialObject(_ object: String, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "dangling-segue", severity: .warning,
      message: "the initial scene is the object '\(object)', which is not a scene of this file",
      suggestion: "make one of its scenes the initial one", at: location)
  }

  fileprivate static func noStoryboard(
    _ name: String, bundle: String?, among known: [String], _ location: SourceLocation
  ) -> Diagnostic {
    let place = bundle.map { " (bundle '\($0)')" } ?? ""
    // The contents of another bundle are not expected among the app's own files.
    return Diagnostic(
      code: "dangling-reference", severity: bundle == nil ? .warning : .note,
      message: "refers to the storyboard '\(name)'\(place), which was not scanned",
      suggestion: NearestName.suggestion(for: name, among: known).map { "did you mean '\($0)'?" }
        ?? "also scan the folder that contains it", at: location)
  }

  fileprivate static func noScene(
    _ identifier: String, _ storyboard: String, _ known: [String], _ location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      code: "dangling-reference", severity: .warning,
      message: "refers to '\(identifier)' in the storyboard '\(storyboard)', which has no scene with that identifier",
      suggestion: NearestName.suggestion(for: identifier, among: known).map { "did you mean '\($0)'?" }
        ?? "give the intended scene this identifier", at: location)
  }

  fileprivate static func noInitialScene(_ storyboard: String, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "no-initial-scene", severity: .warning,
      message: "refers to the initial scene of the storyboard '\(storyboard)', which has none",
      suggestion: "name a scene by its identifier, or mark one as initial", at: location)
  }

  fileprivate static func circular(_ storyboard: String, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "dangling-reference", severity: .warning,
      message: "refers to the storyboard '\(storyboard)', which refers back here",
      suggestion: "name a scene by its identifier, or mark one as initial", at: location)
  }
}
