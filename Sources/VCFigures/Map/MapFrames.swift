import VCModel

/// A frame around screens of one group.
struct MapFrame: Hashable {
  var group: MapGroup
  /// 0, unless it continues the group after screens of others.
  var part = 0
}

/// Divides groups into frames that hold together: where the tabs of a tab bar are in a group, then in another one, and in the first one
/// again, no single frame around the first group can leave them in their order.
struct MapFrames {
  /// The frame of each screen that is in a group.
  private(set) var frames: [String: MapFrame] = [:]

  private let groups: [String: MapGroup]
  /// The number of frames of each group after its first one.
  private var continued: [MapGroup: Int] = [:]

  init(_ content: MapContent) {
    groups = Dictionary(content.screens.compactMap { screen in screen.group.map { (screen.id, $0) } }) { first, _ in
      first
    }
    for children in content.orderedChildren { divide(children) }
    let opener = Dictionary(content.connections.filter { $0.source != $0.target }.map { ($0.target, $0.source) }) {
      first, _ in first
    }
    for screen in content.screens where frames[screen.id] == nil { place(screen.id, opener) }
  }

  /// Begins a frame at each child whose group occurs earlier among the children, but not immediately before it.
  private mutating func divide(_ children: [String]) {
    var last: [MapGroup: MapFrame] = [:]
    var previous: MapGroup?
    for child in children {
      defer { previous = groups[child] }
      guard let group = groups[child] else { continue }
      if last[group] != nil, previous != group {
        continued[group, default: 0] += 1
        last[group]?.part = continued[group] ?? 0
      }
      let frame = last[group] ?? MapFrame(group: group)
      last[group] = frame
      frames[child] = frame
    }
  }

  /// Puts a screen, and those between it and a screen with a frame, into that frame if they are in its group; otherwise into the
  /// first frame of their group.
  private mutating func place(_ screen: String, _ opener: [String: String]) {
    guard let group = groups[screen] else { return }
    var path: [String] = []
    var here = screen
    while frames[here] == nil, !path.contains(here) {
      path.append(here)
      guard let next = opener[here], groups[next] == group else { break }
      here = next
    }
    let frame = frames[here] ?? MapFrame(group: group)
    for id in path { frames[id] = frame }
  }
}

extension MapContent {
  /// The children of each container whose children have an order. A screen in several containers counts in the first one.
  fileprivate var orderedChildren: [[String]] {
    var containers: [String] = []
    var children: [String: [String]] = [:]
    var taken: Set<String> = []
    for connection in connections where connection.isOrdered && connection.source != connection.target {
      guard taken.insert(connection.target).inserted else { continue }
      if children[connection.source] == nil { containers.append(connection.source) }
      children[connection.source, default: []].append(connection.target)
    }
    return containers.compactMap { children[$0] }.filter { $0.count > 1 }
  }
}
