import VCModel

extension FactSheet {
  /// Collects the facts of a map. Lines and files are excluded: code that only moved is unchanged.
  package init(_ map: NavigationMap) {
    var keys = MapKeys(map.controllers.map(\.id))
    controllers = map.controllers.map { controller in
      var entry = Entry(key: keys[controller.id], name: controller.id)
      entry.add(.kind, controller.kind.rawValue)
      entry.add(.title, controller.title)
      entry.add(.className, controller.className)
      entry.add(.identifier, controller.identifier)
      entry.add(.initial, controller.isInitial ? "yes" : nil)
      return entry
    }
    transitions = map.transitions.map { transition in
      let source = transition.source.map { keys[$0] }
      let target = transition.target.map { keys[$0] }
      let relation = transition.relation.rawValue
      let key = [source ?? "", relation, target ?? "", transition.identifier ?? "", transition.via?.value ?? ""]
        .joined(separator: "\t")
      var entry = Entry(key: keys.unused(key), name: Self.name(of: transition))
      entry.object = transition.origin.object.map { "\(transition.origin.kind.rawValue) \($0)" }
      entry.add(.source, source)
      entry.add(.relation, relation)
      entry.add(.target, target)
      entry.add(.identifier, transition.identifier)
      entry.add(.style, transition.style?.rawValue)
      entry.add(.transition, transition.transition?.rawValue)
      entry.add(.initiator, transition.initiator == transition.source ? nil : transition.initiator)
      entry.add(.trigger, transition.trigger)
      return entry
    }
  }

  private static func name(of transition: MapTransition) -> String {
    let target = transition.target ?? "an unknown controller"
    let cause = (transition.via?.value).map { " for \($0)" } ?? transition.identifier.map { " (\($0))" } ?? ""
    guard let source = transition.source else { return "entry \(target)" }
    return "\(source) \(transition.relation.verb) \(target)\(cause)"
  }
}

/// Keys that are stable when lines move: `UINavigationController@Photos.swift:88` is the first one in the file,
/// whatever its line.
private struct MapKeys {
  private var keys: [String: String] = [:]
  private var used: [String: Int] = [:]

  init(_ ids: [String]) {
    let placed = ids.compactMap { id -> (stem: String, line: Int, id: String)? in
      guard id.contains("@"), let colon = id.lastIndex(of: ":"), let line = Int(id[id.index(after: colon)...])
      else { return nil }
      return (String(id[..<colon]), line, id)
    }
    for place in placed.sorted(by: { ($0.stem, $0.line) < ($1.stem, $1.line) }) {
      used[place.stem, default: 0] += 1
      keys[place.id] = "\(place.stem)#\(used[place.stem, default: 0])"
    }
  }

  subscript(id: String) -> String { keys[id] ?? id }

  /// Returns the key, with a number if it is already in use.
  mutating func unused(_ key: String) -> String {
    used[key, default: 0] += 1
    let count = used[key, default: 1]
    return count == 1 ? key : "\(key)\t\(count)"
  }
}

extension MapTransition.Relation {
  /// The verb between source and target.
  var verb: String {
    switch self {
    case .initial, .windowRoot: "starts with"
    case .root: "has the root"
    case .tab: "has the tab"
    case .column: "has the column"
    case .page: "has the page"
    case .child: "contains"
    case .embed: "embeds"
    case .present: "presents"
    case .popover: "presents as a popover"
    case .push: "pushes"
    case .show: "shows"
    case .showDetail: "shows as detail"
    case .replace: "replaces its detail with"
    case .set: "sets"
    case .unwind: "unwinds to"
    case .custom: "leads to"
    case .sheet: "opens the sheet"
    case .fullScreenCover: "opens the cover"
    case .link: "links to"
    case .destination: "pushes the destination"
    case .alert: "shows the alert"
    case .confirmationDialog: "shows the confirmation dialog"
    case .hosts: "hosts"
    case .represents: "represents"
    }
  }
}
