import VCModel

/// From where screens can have come, and so to which ones an unwind from them can lead.
///
/// UIKit looks for the destination from the source outwards: in its containers and their other contents, then in who
/// presented them, and so on (R115). What never leads to the source is never found.
struct UnwindOrigins {
  private let incoming: [String: [MapTransition]]
  private let contained: [String: [String]]
  /// Controllers that something the map does not know may bring.
  private let unknown: Set<String>
  private var known: [String: Set<String>?] = [:]

  /// - Parameters:
  ///   - transitions: All ways that are no unwinds.
  ///   - nodes: The controllers that the ways lead between.
  init(_ transitions: [MapTransition], _ nodes: [String: MapController]) {
    incoming = Dictionary(grouping: transitions.filter { $0.target != nil }, by: { $0.target ?? "" })
    contained = Dictionary(grouping: transitions.filter(\.relation.isContainment), by: { $0.source ?? "" })
      .mapValues { $0.compactMap(\.target) }
    let led = Set(incoming.keys)
    unknown = Set(nodes.keys.filter { !led.contains($0) })
  }

  /// All controllers that can be below or around one when it is on screen; `nil` when not everything is known that leads
  /// to it, as with a screen that code makes which was not read.
  mutating func possibleDestinations(from source: String) -> Set<String>? {
    if let known = known[source] { return known }
    var found: Set<String> = []
    var open = [source]
    while let here = open.popLast() {
      if unknown.contains(here) {
        known[source] = .some(nil)
        return nil
      }
      for way in incoming[here] ?? [] {
        guard let before = way.source, found.insert(before).inserted else { continue }
        open.append(before)
        // Its other contents are asked, too, however far inside.
        var inside = contained[before] ?? []
        while let content = inside.popLast() {
          if found.insert(content).inserted { inside += contained[content] ?? [] }
        }
      }
    }
    known[source] = found
    return found
  }
}
