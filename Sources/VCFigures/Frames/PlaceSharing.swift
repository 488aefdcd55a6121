import VCDiagram

/// Assigns places to the parts of frames: parts that never occur in the same frame may share a place.
///
/// Boxes share a place among the children of one box, or among the controllers that one box presents, so that readers find the
/// next screen where the last one was. Clusters and edges follow their boxes.
struct PlaceSharing {
  private(set) var places = FramePlaces()
  private var nodes = SharedPlaces()
  private var edges = SharedPlaces()
  private let frames: [DiagramFrame]

  /// - Parameters:
  ///   - frames: The frames in order.
  ///   - windows: The window of each family that is in one.
  init(_ frames: [DiagramFrame], windows: [String: String] = [:]) {
    self.frames = frames
    placeNodes(windows)
    placeEdges()
  }

  // MARK: - Boxes and clusters

  private mutating func placeNodes(_ windows: [String: String]) {
    let relations = BoxRelations(frames, windows)
    var seen: [String: Set<Int>] = [:]
    for (number, frame) in frames.enumerated() {
      for node in frame.nodes { seen[node.id, default: []].insert(number) }
    }
    var siblings = SiblingOrder(frames)
    for node in frames.flatMap(\.nodes) where places.nodes[node.id] == nil {
      let key = [relations.anchor(of: node.id, in: places), relations.contexts(of: node.id), node.rows.map(\.port)]
      let place = nodes.place(for: node.id, key: key, in: seen[node.id] ?? []) { siblings.mayStand(node.id, at: $0) }
      places.nodes[node.id] = place
      siblings.place(node.id, at: place)
    }
    for (family, top) in relations.tops {
      guard let place = places.nodes[top], let shared = relations.families[place] else { continue }
      places.clusters[family] = shared
    }
  }

  // MARK: - Edges

  private mutating func placeEdges() {
    var seen: [String: Set<Int>] = [:]
    for (number, frame) in frames.enumerated() {
      for edge in frame.edges { seen[edge.id, default: []].insert(number) }
    }
    for edge in frames.flatMap(\.edges) where places.edges[edge.id] == nil {
      let kind = edge.kind == .shownChild ? EdgeKind.child : edge.kind
      let ends = [edge.tail, edge.head].flatMap { [places.place(ofNode: $0.node), $0.port ?? ""] }
      let key = [[kind.rawValue, "\(edge.isBackward) \(edge.isLoose)"], ends]
      places.edges[edge.id] = edges.place(for: edge.id, key: key, in: seen[edge.id] ?? [])
    }
  }
}

/// The shared places, grouped by what the parts have in common.
private struct SharedPlaces {
  private var places: [[[String]]: [(id: String, taken: Set<Int>)]] = [:]

  /// Returns the first place that is free in these frames and suits the part, otherwise a new one.
  mutating func place(
    for id: String, key: [[String]], in frames: Set<Int>, where suits: (String) -> Bool = { _ in true }
  ) -> String {
    if let free = places[key]?.firstIndex(where: { $0.taken.isDisjoint(with: frames) && suits($0.id) }) {
      places[key]?[free].taken.formUnion(frames)
      return places[key]?[free].id ?? id
    }
    places[key, default: []].append((id, frames))
    return id
  }
}

/// The order of siblings in each frame, which boxes that share a place must not change: a controller that is pushed stands
/// after the others on the stack, and the next page after the one that was turned away.
private struct SiblingOrder {
  /// The groups of siblings of each box, one for each frame, in UIKit's order.
  private var groups: [String: [[String]]] = [:]
  private var places: [String: String] = [:]
  /// The position of each place in the figure, among those of the same parents.
  private var order: [String] = []

  init(_ frames: [DiagramFrame]) {
    for frame in frames {
      let children = frame.edges.filter(\.kind.isContainment)
      for group in Dictionary(grouping: children, by: \.tail.node).values {
        let nodes = group.map(\.head.node)
        for node in nodes { groups[node, default: []].append(nodes) }
      }
    }
  }

  /// Returns whether a place keeps the order in every frame that contains the box.
  func mayStand(_ node: String, at place: String) -> Bool {
    guard let position = order.firstIndex(of: place) else { return true }
    return (groups[node] ?? []).allSatisfy { group in
      let parts = group.split(separator: node, maxSplits: 1, omittingEmptySubsequences: false)
      return (parts.first ?? []).allSatisfy { self.position(of: $0).map { $0 < position } ?? true }
        && (parts.dropFirst().first ?? []).allSatisfy { self.position(of: $0).map { $0 > position } ?? true }
    }
  }

  /// Records the place of a box: a new place comes after those of the siblings before it, and of boxes that are gone.
  mutating func place(_ node: String, at place: String) {
    places[node] = place
    guard !order.contains(place) else { return }
    guard let group = groups[node]?.first, let own = group.firstIndex(of: node) else {
      order.append(place)
      return
    }
    let later = group[(own + 1)...].compactMap(position)
    order.insert(place, at: later.min() ?? order.count)
  }

  private func position(of node: String) -> Int? { places[node].flatMap { order.firstIndex(of: $0) } }
}

/// The relations between boxes in frames: parents, presenters and clusters.
private struct BoxRelations {
  /// The family of each box.
  private(set) var families: [String: String] = [:]
  /// The families that are presented or in a window, each with its top.
  private(set) var tops: [(family: String, top: String)] = []
  private let windows: [String: String]
  private var parents: [String: String] = [:]
  private var presenters: [String: String] = [:]
  private var nests: [String: Set<String>] = [:]

  /// Collects the relations; the first one found counts, so that a box keeps its place when it moves to another parent.
  init(_ frames: [DiagramFrame], _ windows: [String: String]) {
    self.windows = windows
    for frame in frames {
      for edge in frame.edges {
        if edge.kind.isContainment, parents[edge.head.node] == nil { parents[edge.head.node] = edge.tail.node }
        if edge.kind.isPresentation, presenters[edge.head.node] == nil {
          presenters[edge.head.node] = edge.tail.node
        }
      }
      for family in frame.clusters {
        for node in family.nodes where families[node] == nil { families[node] = family.id }
        for context in family.clusters.flatMap(\.all) {
          for node in context.nodes { nests[node, default: []].insert(context.id) }
        }
      }
    }
    var known: Set<String> = []
    for node in frames.flatMap(\.nodes).map(\.id) where parents[node] == nil {
      guard let family = families[node], presenters[node] != nil || windows[family] != nil else { continue }
      if known.insert(family).inserted { tops.append((family, node)) }
    }
  }

  /// Returns the group in which a box may share a place: the children of its parent, the controllers that its presenter
  /// presents, or the roots of its window.
  func anchor(of node: String, in places: FramePlaces) -> [String] {
    if let parent = parents[node] { return ["in", places.place(ofNode: parent)] }
    if let presenter = presenters[node] { return ["over", places.place(ofNode: presenter)] }
    let family = families[node] ?? node
    return ["of", windows[family] ?? family]
  }

  func contexts(of node: String) -> [String] { nests[node, default: []].sorted() }
}
