import VCModel

/// The controllers that can precede a screen, and so the possible destinations of an unwind from it.
///
/// UIKit searches for the destination from the source outwards: in its containers and their other contents, then in the
/// controllers that presented them, and so on (R115). It stops at the first one that has the action, and a controller that
/// never leads to the source is never found.
struct UnwindOrigins {
  private let incoming: [String: [MapTransition]]
  private let contained: [String: [String]]
  /// Controllers without any incoming transition in the map.
  private let unknown: Set<String>

  /// What a search finds.
  struct Found {
    var destinations: Set<String> = []
    /// Whether every transition on the way is known, unlike those to a screen created by code that was not read.
    var isComplete = true
  }

  /// - Parameters:
  ///   - transitions: All transitions except unwinds.
  ///   - nodes: The controllers that the transitions connect.
  init(_ transitions: [MapTransition], _ nodes: [String: MapController]) {
    incoming = Dictionary(grouping: transitions.filter { $0.target != nil }, by: { $0.target ?? "" })
    contained = Dictionary(grouping: transitions.filter(\.relation.isContainment), by: { $0.source ?? "" })
      .mapValues { $0.compactMap(\.target) }
    let led = Set(incoming.keys)
    unknown = Set(nodes.keys.filter { !led.contains($0) })
  }

  /// Returns the nearest controllers with an action on the ways to a controller.
  func destinations(from source: String, having action: Set<String>) -> Found {
    var found = Found()
    var seen: Set<String> = [source]
    var open = [source]
    while let here = open.popLast() {
      if unknown.contains(here) { found.isComplete = false }
      for transition in incoming[here] ?? [] {
        guard let before = transition.source, seen.insert(before).inserted else { continue }
        let others = transition.relation.isContainment ? contents(of: before, besides: seen, having: action) : []
        if !others.isEmpty {
          found.destinations.formUnion(others)
        } else if action.contains(before) {
          found.destinations.insert(before)
        } else {
          open.append(before)
        }
      }
    }
    return found
  }

  /// Returns the other contents of a container, at any depth, that have an action.
  private func contents(of container: String, besides seen: Set<String>, having action: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var inside = seen
    var open = contained[container] ?? []
    while let content = open.popLast() {
      guard inside.insert(content).inserted else { continue }
      if action.contains(content) { found.insert(content) }
      open += contained[content] ?? []
    }
    return found
  }

  /// Returns the controllers that lead to a controller, or to a container around it.
  func starts(leadingTo end: String) -> Set<String> {
    var starts: Set<String> = []
    var family: Set<String> = [end]
    var open = [end]
    while let here = open.popLast() {
      for transition in incoming[here] ?? [] {
        guard let source = transition.source else { continue }
        if !transition.relation.isContainment {
          starts.insert(source)
        } else if family.insert(source).inserted {
          open.append(source)
        }
      }
    }
    return starts
  }
}
