import VCModel

/// The controllers that can precede a screen, and so the possible destinations of an unwind from it.
///
/// UIKit searches for the destination from the source outwards: in its containers and their other contents, then in the
/// controllers that presented them, and so on (R115). A controller that never leads to the source is never found.
struct UnwindOrigins {
  private let incoming: [String: [MapTransition]]
  private let contained: [String: [String]]
  /// Controllers without any incoming transition in the map.
  private let unknown: Set<String>
  private var known: [String: Set<String>?] = [:]

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

  /// Returns all controllers that can be below or around a controller when it is on screen; `nil` if not every
  /// transition to it is known, as for a screen created by code that was not read.
  mutating func possibleDestinations(from source: String) -> Set<String>? {
    if let known = known[source] { return known }
    var found: Set<String> = []
    var open = [source]
    while let here = open.popLast() {
      if unknown.contains(here) {
        known[source] = .some(nil)
        return nil
      }
      for transition in incoming[here] ?? [] {
        guard let before = transition.source, found.insert(before).inserted else { continue }
        open.append(before)
        // The other contents are searched too, at any depth.
        var inside = contained[before] ?? []
        while let content = inside.popLast() {
          if found.insert(content).inserted { inside += contained[content] ?? [] }
        }
      }
    }
    known[source] = found
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
