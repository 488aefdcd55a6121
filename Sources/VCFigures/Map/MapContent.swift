import VCDiagram
import VCModel
import VCWords

/// What a map figure draws: boxes, lines between them, and what belongs together.
///
/// Both ends of every way are among the screens.
struct MapContent {
  /// In the order of drawing.
  var screens: [MapScreen]
  /// In the order of the map.
  var ways: [MapWay]
  /// Unwinds that nobody takes: the action, and the screens that ask for it.
  var lostUnwinds: [(action: String, sources: [String])] = []

  init(screens: [MapScreen], ways: [MapWay]) {
    self.screens = screens
    self.ways = ways
  }

  /// Everything in a map, with a screen for each end that the map does not have.
  init(_ map: NavigationMap) {
    var join = MapContentJoin(map)
    let told = Set(map.transitions.compactMap { $0.source == nil ? nil : Sending($0) })
    for transition in map.transitions {
      // Who sends a value says more than the helper that turns it into a screen.
      if transition.source == nil, let sending = Sending(transition), told.contains(sending) { continue }
      join.add(transition)
    }
    screens = join.screens
    ways = join.ways.map(\.value)
    lostUnwinds = join.lostUnwinds
  }

  /// Whatever keeps one of its ends is left out with it.
  func keeping(_ isKept: (MapScreen) -> Bool) -> MapContent {
    let screens = screens.filter(isKept)
    let ids = Set(screens.map(\.id))
    var result = MapContent(screens: screens, ways: ways.filter { ids.contains($0.source) && ids.contains($0.target) })
    result.lostUnwinds = lostUnwinds.compactMap { action, sources in
      let sources = sources.filter(ids.contains)
      return sources.isEmpty ? nil : (action, sources)
    }
    return result
  }

  /// What a line under the figure says of unwinds that nobody takes; `nil` where there are none.
  var note: String? {
    guard !lostUnwinds.isEmpty else { return nil }
    let names = Dictionary(screens.map { ($0.id, $0.words) }) { first, _ in first }
    let limit = 5
    var parts = lostUnwinds.prefix(limit).map { action, sources in
      say("\(action.singleLine) (from \(enumeration(sources.prefix(3).map { names[$0] ?? $0 })))")
    }
    let rest = lostUnwinds.count - parts.count
    if rest > 0 { parts.append(counted(rest, "more action", plural: "more actions")) }
    return say("Unwinds that nobody takes: \(enumeration(parts)).")
  }

  /// Screens in the groups that rules put them into.
  func grouped(by rules: [MapGroupRule]) -> MapContent {
    guard !rules.isEmpty else { return self }
    var result = self
    for position in screens.indices where !screens[position].controller.isDangling {
      guard let rule = rules.first(where: { $0.fits(screens[position].controller) }) else { continue }
      result.screens[position].group = MapGroup(named: rule.name)
    }
    return result
  }

  /// That a storyboard begins with a screen tells nothing where the storyboard has no other.
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
  /// Without alerts and action sheets.
  var withoutAlerts: NavigationMap {
    let alerts = Set(controllers.filter { $0.kind == .alert }.map(\.id))
    var result = self
    result.controllers.removeAll { alerts.contains($0.id) }
    result.transitions.removeAll { [$0.source, $0.target].contains { $0.map(alerts.contains) ?? false } }
    return result
  }
}

/// A value that leads to a screen.
private struct Sending: Hashable {
  let value: String
  let target: String?

  init?(_ transition: MapTransition) {
    guard let via = transition.via else { return nil }
    value = via.value
    target = transition.target
  }
}

/// Adds transitions to screens, while it is going on.
private struct MapContentJoin {
  private(set) var screens: [MapScreen]
  private(set) var ways: [(key: MapWay.Key, value: MapWay)] = []
  private(set) var lostUnwinds: [(action: String, sources: [String])] = []
  private var places: [String: Int]
  private var wayPlaces: [MapWay.Key: Int] = [:]

  init(_ map: NavigationMap) {
    screens = []
    places = [:]
    for controller in map.controllers where places[controller.id] == nil {
      places[controller.id] = screens.count
      screens.append(MapScreen(controller))
    }
  }

  /// A way without a source is an entry; parallel ways of one kind become one.
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
    // A screen that stays alone on its own stack leads nowhere.
    if transition.relation == .set, transition.target == source { return }
    let target = transition.target ?? unknownTarget(from: source, at: transition.origin)
    add(target, from: transition.origin)
    let way = MapWay(source: source, target: target, transition)
    if let place = wayPlaces[way.key] {
      ways[place].value.transitions.append(transition)
    } else {
      wayPlaces[way.key] = ways.count
      ways.append((way.key, way))
    }
  }

  /// The box of code that asks and is no screen itself, such as a coordinator; an entry has none.
  private mutating func helper(of transition: MapTransition) -> String? {
    guard transition.relation != .initial, transition.relation != .windowRoot, let site = transition.site else {
      return nil
    }
    if places[site] != nil { return site }
    var controller = MapController(id: site, title: site, origins: [transition.origin])
    controller.isDangling = true
    controller.note = say("asks from code that is no screen")
    append(MapScreen(controller))
    return site
  }

  /// An end that is not among the controllers.
  private mutating func add(_ id: String, from origin: MapOrigin) {
    guard places[id] == nil else { return }
    var controller = MapController(id: id, title: id, origins: [origin])
    controller.isDangling = true
    controller.note = say("not in any file that was read")
    append(MapScreen(controller))
  }

  /// An unwind action that nobody implements leads nowhere: it is told, and no screen.
  private mutating func addLostUnwind(_ action: String, from source: String) {
    guard let place = lostUnwinds.firstIndex(where: { $0.action == action }) else {
      lostUnwinds.append((action, [source]))
      return
    }
    if !lostUnwinds[place].sources.contains(source) { lostUnwinds[place].sources.append(source) }
  }

  /// The screen for targets that were not understood: one for each source.
  private mutating func unknownTarget(from source: String, at origin: MapOrigin) -> String {
    let id = "unknown from \(source)"
    guard places[id] == nil else { return id }
    var controller = MapController(id: id, title: say("unknown"), origins: [origin])
    controller.isDangling = true
    controller.note = say("the target was not understood")
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
