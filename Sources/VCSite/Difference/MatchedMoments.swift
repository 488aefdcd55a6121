import VCDiagram
import VCEvidence
import VCModel
import VCReplay

/// Two moments with matched controllers, so that they can be compared under common names.
struct MatchedMoments {
  private let match: HierarchyMatch
  /// The names of controllers on either side that differ from their own: those of their partners.
  private var names: (old: [ControllerID: ControllerID], new: [ControllerID: ControllerID])
  /// Whether either side was observed rather than declared.
  let hasSeen: Bool

  /// Names are significant if both sides have them. Those of a dump are arbitrary, and are replaced by the other
  /// side's.
  init(_ old: Hierarchy, _ new: Hierarchy) {
    hasSeen = old.isObserved || new.isObserved
    match = HierarchyMatch(old, new, names: hasSeen ? .aside : .count)
    names = ([:], [:])
    if old.isObserved, !new.isObserved {
      names.old = Self.names(of: old, by: match.partners, besides: new, "old")
    } else {
      names.new = Self.names(of: new, by: match.origins, besides: old, "new")
    }
  }

  private static func names(
    of hierarchy: Hierarchy, by partners: [ControllerID: ControllerID], besides other: Hierarchy, _ side: String
  ) -> [ControllerID: ControllerID] {
    var names: [ControllerID: ControllerID] = [:]
    for id in hierarchy.ids {
      if let partner = partners[id] {
        if partner != id { names[id] = partner }
      } else if other.contains(id) {
        names[id] = ControllerID("\(id) (\(side))")
      }
    }
    return names
  }

  /// Returns the common name of one of the old side's controllers.
  func oldName(_ id: ControllerID) -> ControllerID { names.old[id] ?? id }

  /// Returns the common name of one of the new side's controllers.
  func newName(_ id: ControllerID) -> ControllerID { names.new[id] ?? id }

  /// The facts that both sides can have: a dump has no steps, titles or initiators.
  var observedFacts: (old: FactSheet, new: FactSheet) {
    let old = facts(of: match.old, besides: match.new, match.partners, oldName)
    let new = facts(of: match.new, besides: match.old, match.origins, newName)
    let counterparts = Dictionary(old.map { ($0.key, $0) }) { first, _ in first }
    let sightingsSayNothing = match.new.sightingsSayNothing || match.old.sightingsSayNothing
    let settled = new.map { entry in
      counterparts[entry.key].map { self.settled(entry, like: $0, ignoringSightings: sightingsSayNothing) } ?? entry
    }
    return (FactSheet(controllers: old), FactSheet(controllers: settled))
  }

  private func facts(
    of hierarchy: Hierarchy, besides other: Hierarchy, _ partners: [ControllerID: ControllerID],
    _ name: (ControllerID) -> ControllerID
  ) -> [FactSheet.Entry] {
    let visible = Set(hierarchy.visible)
    let isPart = other.ids.contains { other.isInferred($0) }
    let compared = hierarchy.controllers.filter { controller in
      let id = controller.id
      if hierarchy.isObserved { return !hierarchy.isInferred(id) }
      // A controller that a model only declares is in no dump, and a partial dump does not cover the rest.
      guard isPart else { return hierarchy.isConnectedToWindow(id) }
      return partners[id].map { !other.isInferred($0) } ?? false
    }
    return compared.map { controller in
      let id = controller.id
      var entry = FactSheet.Entry(key: name(id).rawValue, name: name(id).rawValue)
      entry.add(.className, controller.shortClassName)
      entry.add(.parent, hierarchy.parent(of: id).map { name($0).rawValue })
      entry.add(.children, hierarchy.children(of: id).map { name($0).rawValue }.joined(separator: ", "))
      if let presentation = hierarchy.presentation(of: id) {
        entry.add(.presenter, name(presentation.presenter).rawValue)
        let isKnown = !hierarchy.isObserved || hierarchy.dumpRecord(of: id)?.presentationController != nil
        entry.add(.style, isKnown ? presentation.style.rawValue : nil)
      }
      entry.add(.visible, visible.contains(id) ? "yes" : nil)
      return entry
    }
  }

  /// Returns an entry without differences that stem from missing information or from different notations.
  private func settled(
    _ entry: FactSheet.Entry, like other: FactSheet.Entry, ignoringSightings: Bool
  ) -> FactSheet.Entry {
    var result = entry
    // Matched controllers have the same class, however it is written.
    replace(.className, in: &result, by: other)
    if entry[.style] == nil || other[.style] == nil || isOneStyle(ControllerID(entry.key)) {
      replace(.style, in: &result, by: other)
    }
    if ignoringSightings { replace(.visible, in: &result, by: other) }
    return result
  }

  private func replace(_ property: FactSheet.Property, in entry: inout FactSheet.Entry, by other: FactSheet.Entry) {
    entry.facts.removeAll { $0.property == property }
    entry.add(property, other[property])
  }

  private func isOneStyle(_ id: ControllerID) -> Bool {
    let pair = match.partners.first { oldName($0.key) == id }
    return pair.map { match.isOneStyle($0.key, $0.value) } ?? false
  }
}

extension Hierarchy {
  /// Whether this was observed in a format that does not include which controllers are on screen.
  fileprivate var sightingsSayNothing: Bool {
    isObserved && ids.allSatisfy { dumpRecord(of: $0)?.state == nil }
  }
}

extension Diagram {
  /// Returns the diagram with controllers renamed; other names are unchanged.
  func renamed(_ name: (ControllerID) -> ControllerID) -> Diagram {
    func new(_ id: String) -> String { name(ControllerID(id)).rawValue }
    var result = self
    for position in nodes.indices {
      result.nodes[position].id = new(nodes[position].id)
      result.nodes[position].subject = new(nodes[position].subject)
    }
    for position in edges.indices {
      var edge = edges[position]
      edge.tail.node = new(edge.tail.node)
      edge.head.node = new(edge.head.node)
      edge.id = "\(edge.kind.rawValue) \(edge.tail.node) \(edge.head.node)"
      result.edges[position] = edge
    }
    result.clusters = clusters.map { $0.renamed(new) }
    return result
  }
}

extension DiagramCluster {
  fileprivate func renamed(_ new: (String) -> String) -> DiagramCluster {
    var result = self
    result.id = new(id)
    result.members = members.map(new)
    result.clusters = clusters.map { $0.renamed(new) }
    return result
  }
}
