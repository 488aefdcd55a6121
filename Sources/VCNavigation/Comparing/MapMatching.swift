public import VCModel
import VCNames

extension NavigationMap {
  /// Returns the map with the identifiers that an older map uses for the same objects, so that the two can be compared.
  ///
  /// Two controllers are the same if they have the same Interface Builder object; else if they have the same identifier
  /// in the map; else if class, storyboard identifier and storyboard agree, as far as these distinguish it from all
  /// others.
  public func matched(to old: NavigationMap) -> NavigationMap {
    let names = MapMatching(from: old, to: self).names
    func name(_ id: String) -> String { names[id] ?? id }
    var map = self
    for position in map.controllers.indices { map.controllers[position].id = name(map.controllers[position].id) }
    map.controllers.sort { $0.id < $1.id }
    for position in map.transitions.indices {
      map.transitions[position].source = map.transitions[position].source.map(name)
      map.transitions[position].target = map.transitions[position].target.map(name)
      map.transitions[position].initiator = map.transitions[position].initiator.map(name)
      map.transitions[position].site = map.transitions[position].site.map(name)
    }
    return map
  }
}

/// Matches the controllers of two maps.
struct MapMatching {
  /// The old identifier of each controller of the new map, or one that no controller of the old map has.
  private(set) var names: [String: String] = [:]
  private var oldLeft: [MapController]
  private var newLeft: [MapController]

  init(from old: NavigationMap, to new: NavigationMap) {
    oldLeft = old.controllers
    newLeft = new.controllers
    match { controller in
      controller.interfaceBuilderObject.map { [controller.storyboard ?? "", $0] }
    }
    match { $0.interfaceBuilderObject.map { [$0] } }
    match { [$0.id] }
    match { controller in
      controller.identifier.map { [controller.className ?? "", $0, controller.storyboard ?? ""] }
    }
    match { controller in controller.identifier.map { [controller.className ?? "", $0] } }
    match { controller in controller.className.map { [$0, controller.storyboard ?? ""] } }
    match { controller in controller.identifier.map { [$0, controller.storyboard ?? ""] } }
    nameTheRest(besides: Set(old.controllers.map(\.id)))
  }

  /// Matches controllers that share a value which no other controller on either side has.
  private mutating func match(_ key: (MapController) -> [String]?) {
    let before = unique(oldLeft, key)
    let after = unique(newLeft, key)
    var matched: (old: Set<String>, new: Set<String>) = ([], [])
    for (key, controller) in after {
      guard let other = before[key] else { continue }
      names[controller.id] = other.id
      matched.old.insert(other.id)
      matched.new.insert(controller.id)
    }
    oldLeft.removeAll { matched.old.contains($0.id) }
    newLeft.removeAll { matched.new.contains($0.id) }
  }

  private func unique(_ controllers: [MapController], _ key: (MapController) -> [String]?) -> [[String]: MapController]
  {
    var found: [[String]: MapController] = [:]
    var repeated: Set<[String]> = []
    for controller in controllers {
      guard let key = key(controller) else { continue }
      if found.updateValue(controller, forKey: key) != nil { repeated.insert(key) }
    }
    return found.filter { !repeated.contains($0.key) }
  }

  /// A new controller must not be mistaken for an old one that happens to have its identifier.
  private mutating func nameTheRest(besides taken: Set<String>) {
    var unique = UniqueNames(separator: "~", besides: taken.union(names.values))
    for controller in newLeft {
      names[controller.id] =
        unique.take(controller.id)
        ? controller.id
        : unique.name(for: controller.interfaceBuilderObject.map { "\(controller.id)#\($0)" } ?? "\(controller.id)~new")
    }
  }
}

extension MapController {
  /// The object of a scene or a XIB.
  fileprivate var interfaceBuilderObject: String? {
    // A XIB's owner has the same identifier in every XIB.
    origins.first { $0.kind == .storyboard || $0.kind == .xib }?.object.flatMap { $0.hasPrefix("-") ? nil : $0 }
  }
}
