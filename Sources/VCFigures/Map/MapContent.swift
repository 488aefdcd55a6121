import VCDiagram
import VCModel
import VCWords

/// The content of a map figure: boxes, the edges between them, and their groups.
///
/// Both ends of every edge are among the screens.
struct MapContent {
  /// The screens in drawing order.
  var screens: [MapScreen]
  /// The edges in the order of the map.
  var connections: [MapConnection]
  /// Unwind segues without a destination: the action, and the screens that perform it.
  var lostUnwinds: [(action: String, sources: [String])] = []

  init(screens: [MapScreen], connections: [MapConnection]) {
    self.screens = screens
    self.connections = connections
  }

  /// Creates the content of a whole map, with a screen for each end that is missing from the map.
  init(_ map: NavigationMap) {
    var join = MapContentJoin(map)
    let told = Set(map.transitions.compactMap { $0.source == nil ? nil : Sending($0) })
    for transition in map.transitions {
      // The sender of a value is more useful than the helper that turns it into a screen.
      if transition.source == nil, let sending = Sending(transition), told.contains(sending) { continue }
      join.add(transition)
    }
    screens = join.screens
    connections = join.connections
    lostUnwinds = join.lostUnwinds
  }

  /// Returns the screens that pass the filter, and the edges between them.
  func keeping(_ isKept: (MapScreen) -> Bool) -> MapContent {
    let screens = screens.filter(isKept)
    let ids = Set(screens.map(\.id))
    var result = MapContent(
      screens: screens, connections: connections.filter { ids.contains($0.source) && ids.contains($0.target) })
    result.lostUnwinds = lostUnwinds.compactMap { action, sources in
      let sources = sources.filter(ids.contains)
      return sources.isEmpty ? nil : (action, sources)
    }
    return result
  }

  /// The caption sentence about unwind segues without a destination; `nil` if there are none.
  var note: String? {
    guard !lostUnwinds.isEmpty else { return nil }
    let names = Dictionary(screens.map { ($0.id, $0.words.isolated) }) { first, _ in first }
    let limit = 5
    var parts = lostUnwinds.prefix(limit).map { action, sources in
      say("\(action.singleLine) (from \(enumeration(sources.prefix(3).map { names[$0] ?? $0 })))")
    }
    let rest = lostUnwinds.count - parts.count
    if rest > 0 { parts.append(counted(rest, "more action", plural: "more actions")) }
    return say("Unhandled unwind actions: \(enumeration(parts)).")
  }

  /// Returns the content with the screens assigned to groups by rules.
  func grouped(by rules: [MapGroupRule]) -> MapContent {
    guard !rules.isEmpty else { return self }
    var result = self
    for position in screens.indices where !screens[position].controller.isDangling {
      guard let rule = rules.first(where: { $0.fits(screens[position].controller) }) else { continue }
      result.screens[position].group = MapGroup(named: rule.name)
    }
    return result
  }

  /// The content without marks for initial scenes of storyboards that have only one screen.
  var withTellingEntries: MapContent {
    let sizes = Dictionary(grouping: screens.filter { $0.group != nil }) { $0.group }.mapValues(\.count)
    guard sizes.count > 1 else { return self }
    var result = self
    for position in screens.indices where screens[position].entry == .initial {
      if sizes[screens[position].group] == 1 { result.screens[position].entry = nil }
    }
    return result
  }
}

extension NavigationMap {
  /// The map without alerts and action sheets.
  var withoutAlerts: NavigationMap {
    let alerts = Set(controllers.filter { $0.kind == .alert }.map(\.id))
    var result = self
    result.controllers.removeAll { alerts.contains($0.id) }
    result.transitions.removeAll { [$0.source, $0.target].contains { $0.map(alerts.contains) ?? false } }
    return result
  }
}

/// A value that opens a screen.
private struct Sending: Hashable {
  let value: String
  let target: String?

  init?(_ transition: MapTransition) {
    guard let via = transition.via else { return nil }
    value = via.value
    target = transition.target
  }
}

/// Builds screens and edges from the transitions of a map.
private struct MapContentJoin {
  private(set) var screens: [MapScreen] = []
  private(set) var connections: [MapConnection] = []
  private(set) var lostUnwinds: [(action: String, sources: [String])] = []
  private var places: [String: Int] = [:]
  private var connectionPlaces: [MapConnection.Key: Int] = [:]

  init(_ map: NavigationMap) {
    for controller in map.controllers where places[controller.id] == nil {
      append(MapScreen(controller))
    }
  }

  /// Adds a transition: one without a source is an entry, and parallel ones of one kind become one edge.
  mutating func add(_ transition: MapTransition) {
    guard let source = transition.source ?? helper(of: transition) else {
      if let target = transition.target, let place = places[target] { screens[place].addEntry(transition.relation) }
      return
    }
    if transition.target == nil, transition.relation == .unwind, let action = transition.unwindAction {
      add(source, from: transition.origin)
      return addLostUnwind(action, from: source)
    }
    add(source, from: transition.origin)
    // A screen that stays alone on its own stack has no transition.
    if transition.relation == .set, transition.target == source { return }
    let target = transition.target ?? unknownTarget(from: source, at: transition.origin)
    add(target, from: transition.origin)
    let connection = MapConnection(source: source, target: target, transition)
    if let place = connectionPlaces[connection.key] {
      connections[place].transitions.append(transition)
    } else {
      connectionPlaces[connection.key] = connections.count
      connections.append(connection)
    }
  }

  /// Returns the box of the code that starts a transition without being a screen, such as a coordinator; `nil` for an entry.
  private mutating func helper(of transition: MapTransition) -> String? {
    guard transition.relation != .initial, transition.relation != .windowRoot, let site = transition.site else {
      return nil
    }
    if places[site] != nil { return site }
    var controller = MapController(id: site, title: site, origins: [transition.origin])
    controller.isDangling = true
    controller.note = say("called from code outside screens")
    append(MapScreen(controller))
    return site
  }

  /// Adds a screen for an end that is not among the controllers.
  private mutating func add(_ id: String, from origin: MapOrigin) {
    guard places[id] == nil else { return }
    var controller = MapController(id: id, title: id, origins: [origin])
    controller.isDangling = true
    controller.note = say("not in any scanned file")
    append(MapScreen(controller))
  }

  /// Records an unwind action that is not implemented anywhere; it is only mentioned in the caption.
  private mutating func addLostUnwind(_ action: String, from source: String) {
    guard let place = lostUnwinds.firstIndex(where: { $0.action == action }) else {
      lostUnwinds.append((action, [source]))
      return
    }
    if !lostUnwinds[place].sources.contains(source) { lostUnwinds[place].sources.append(source) }
  }

  /// Returns the screen for unresolved targets, one for each source.
  private mutating func unknownTarget(from source: String, at origin: MapOrigin) -> String {
    let id = "unknown from \(source)"
    guard places[id] == nil else { return id }
    var controller = MapController(id: id, title: say("unknown"), origins: [origin])
    controller.isDangling = true
    controller.note = say("unresolved target")
    var screen = MapScreen(controller)
    screen.group = places[source].flatMap { screens[$0].group }
    append(screen)
    return id
  }

  private mutating func append(_ screen: MapScreen) {
    places[screen.id] = screens.count
    screens.append(screen)
  }
}
